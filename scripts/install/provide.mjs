// Gets programs that the tests start and the machine lacks, if the programs can be unpacked into the project.
import { isDebian, unpackFromDebian } from './debian.mjs';
import { isHere, PACKAGES } from './programs.mjs';

/** Packages that were already tried in this run. */
const tried = new Set();

/** Prints a line that announces the download, and unpacks the packages whose programs this machine lacks. */
export function provide(names) {
  const untried = names.filter((name) => !tried.has(name));
  const missing = toUnpack(untried, { isHere, isDebian });
  if (missing.length === 0) return;
  for (const name of missing) tried.add(name);
  console.log(announcementOf(missing));
  for (const problem of unpackFromDebian(missing)) console.log(problem);
}

/**
 * Returns the packages to unpack on this system: all missing packages on Debian and its derivatives, otherwise none.
 */
export function toUnpack(names, system) {
  const missing = names.filter((name) => !system.isHere(name));
  return missing.length > 0 && system.isDebian() ? missing : [];
}

/** Returns a line that names the packages to download, their purpose and the folder. */
export function announcementOf(names) {
  const list = names.map((name) => `${name} for ${PACKAGES[name].tests}`).join(', ');
  return `Unpacking from Debian into .cache/debian, with dependencies: ${list}. Nothing is installed on the machine …`;
}
