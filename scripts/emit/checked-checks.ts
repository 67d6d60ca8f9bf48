import type { PlannedParam } from './parameter-plan.js';
import type { Scalar } from './type-table.js';

/** The statements that check an input which is a value of its own, before C is called. Others are checked where they are read. */
export function checksOf(api: string, { name, plan }: PlannedParam): string[] {
  const where = `'${api}', '${name}'`;
  switch (plan.role) {
    case 'number':
      return [numberCheck(plan.scalar, name, where)];
    case 'text':
      return [`check${plan.nullable ? 'Nullable' : ''}String(${name}, ${where});`];
    case 'pointer': {
      if (!plan.bytes) return [`check${plan.nullable ? 'Nullable' : ''}Pointer(${name}, ${where});`];
      const bytes = plan.count?.replaceAll('BigInt(', 'builtIns.BigInt(');
      const check = `checkMemory(${name}, ${bytes}, ${where});`;
      return [plan.nullable ? `if (${name} !== null) ${check}` : check];
    }
    case 'out-number':
      return [numberCheck(plan.scalar, name, where)];
    case 'out-pointer':
      return [`checkPointer(${name}, ${where});`];
    default:
      return [];
  }
}

function numberCheck(scalar: Scalar, name: string, where: string): string {
  switch (scalar.class) {
    case 'int64':
      return `check${scalar.signed ? 'Int64' : 'Uint64'}(${name}, ${where});`;
    case 'float':
      return `checkFloat(${name}, ${where});`;
    case 'bool':
      return `checkBoolean(${name}, ${where});`;
    default:
      if (scalar.bits === 32) return `check${scalar.signed ? 'Int32' : 'Uint32'}(${name}, ${where});`;
      return scalar.signed
        ? `checkInteger(${name}, ${-(2 ** (scalar.bits - 1))}, ${2 ** (scalar.bits - 1) - 1}, ${where});`
        : `checkInteger(${name}, 0, ${2 ** scalar.bits - 1}, ${where});`;
  }
}
