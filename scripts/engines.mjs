// Finds Firefox and WebKitGTK for the tests in other engines than Chromium. Root on Debian gets them installed: WebKit
// starts its processes from fixed places, so it cannot be unpacked into the project like the other programs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDebian } from './debian.mjs';

const ENGINES = {
  firefox: { packages: ['firefox-esr'], programs: ['firefox-esr'] },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], programs: ['WebKitWebDriver', 'Xvfb'] },
};

/** @returns the file of a program on PATH, or undefined */
function fileOf(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

const isHere = ({ programs }) => programs.every(fileOf);

function install(packages) {
  console.log(`Installing ${packages.join(', ')} for the tests in other engines (apt) …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], options);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** @returns the engines that are here, those that are not, each with a sentence, and the environment of their tests */
export function findEngines() {
  const missing = Object.values(ENGINES).filter((engine) => !isHere(engine));
  if (missing.length > 0 && process.getuid?.() === 0 && isDebian())
    install(missing.flatMap(({ packages }) => packages));
  const names = Object.keys(ENGINES);
  return {
    here: names.filter((name) => isHere(ENGINES[name])),
    lacking: names.filter((name) => !isHere(ENGINES[name])).map((name) => ({ name, reason: lackOf(ENGINES[name]) })),
    env: { HUSH_FIREFOX: fileOf('firefox-esr') ?? '' },
  };
}

const lackOf = ({ packages }) => `for want of ${packages.join(' and ')} (Debian's packages)`;
