// Finds Firefox and WebKitGTK for the tests in engines other than Chromium.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** @returns the engines found, the missing ones with a message each, and the environment for their tests */
export function findEngines() {
  const names = Object.keys(ENGINES);
  return {
    here: names.filter((name) => isHere(ENGINES[name])),
    lacking: names.filter((name) => !isHere(ENGINES[name])).map((name) => ({ name, reason: lackOf(ENGINES[name]) })),
    env: { HUSH_FIREFOX: fileOf('firefox-esr') ?? '' },
  };
}

const lackOf = ({ packages }) => `not found: on Debian, install ${packages.join(' and ')}`;
