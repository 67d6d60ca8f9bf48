/** What ASCEND_RT_VISIBLE_DEVICES says. */
interface VisibleDevices {
  /** The numbers that the runtime takes: those up to the first that it does not understand. */
  readonly ids: readonly number[];
  /** What is wrong with the text, absent when nothing is. */
  readonly mistake?: string;
}

/**
 * Reads the variable as the runtime does: numbers separated by commas, ascending, none twice, each below the number of
 * devices; what follows the first other item is not looked at.
 * @param devices number of devices of the machine, when it is known
 */
export function readVisibleDevices(text: string, devices: number | undefined): VisibleDevices {
  const ids: number[] = [];
  for (const item of text.split(',')) {
    const id = Number(item);
    // A blank counts as another character.
    if (!/^\d+$/.test(item))
      return { ids, mistake: `"${item}" is no device number; what follows it is not looked at` };
    if (devices !== undefined && id >= devices)
      return {
        ids,
        mistake: `there is no device ${id}: this machine has ${devices === 0 ? 'none' : `0 to ${devices - 1}`}`,
      };
    if (ids.includes(id)) return { ids, mistake: `device ${id} stands there twice` };
    if (id < (ids.at(-1) ?? -1))
      return { ids, mistake: `the numbers must ascend, but ${id} follows ${ids.at(-1)}` };
    ids.push(id);
  }
  return { ids };
}
