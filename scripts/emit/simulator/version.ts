/**
 * CANN versions as numbers that sort: major, minor, then a byte in which release candidates and betas come before the
 * release. `sim_version_code` (src/simulator/machine/profile.c) computes the same number.
 */
export function versionCode(version: string): number {
  const match = /^(\d+)\.(\d+)\.(RC)?(\d+)(?:-beta\.(\d+))?/.exec(version);
  if (!match) {
    // "main-…": newer than every release.
    return 0xffffffff;
  }
  const [, major = '0', minor = '0', candidate, patch = '0', beta] = match;
  const base = Number(major) * 0x10000 + Number(minor) * 0x100;
  if (candidate) {
    return base + Number(patch);
  }
  return base + (beta === undefined ? 0x80 + Number(patch) : 0x60 + Number(beta));
}
