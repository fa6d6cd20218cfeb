// Gets the programs that tests start if the machine lacks them and if they can be unpacked into the project.
import { isDebian, unpackFromDebian } from './debian.mjs';
import { isHere, PACKAGES } from './programs.mjs';

/** Packages that have been tried. Each package is tried once per run. */
const tried = new Set();

/** Unpacks the packages whose programs this machine lacks. Announces this in one line first. */
export function provide(names) {
  const untried = names.filter((name) => !tried.has(name));
  const missing = toUnpack(untried, { isHere, isDebian });
  if (missing.length === 0) return;
  for (const name of missing) tried.add(name);
  console.log(announcementOf(missing));
  for (const problem of unpackFromDebian(missing)) console.log(problem);
}

/** Lists the packages to unpack on this system: on Debian and its derivatives the missing ones, otherwise none. */
export function toUnpack(names, system) {
  const missing = names.filter((name) => !system.isHere(name));
  return missing.length > 0 && system.isDebian() ? missing : [];
}

/** Writes one line that says which packages are downloaded, for what purpose and into which folder. */
export function announcementOf(names) {
  const list = names.map((name) => `${name} for ${PACKAGES[name].tests}`).join(', ');
  return `Unpacking from Debian into .cache/debian, with dependencies: ${list}. Nothing is installed on the machine …`;
}
