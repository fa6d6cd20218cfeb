// Checks types. A game's folder `ported/` has code that was written elsewhere: it is checked by the settings it was
// written for, and only if it has a tsconfig.json with them.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { exec, root, TYPES } from './tool.mjs';

/** A line with the place of a mistake. The lines that belong to it are indented. */
const MISTAKE = /^(\S.*?)\(\d+,\d+\): error TS\d+/;
const PORTED = /^(games|docs\/examples)\/[^/]+\/ported\//;

/** Removes the mistakes in ported code from tsc's output. */
export function withoutPorted(output) {
  let isPorted = false;
  const kept = output.split('\n').filter((line) => {
    if (/^\S/.test(line)) isPorted = PORTED.test((MISTAKE.exec(line)?.[1] ?? '').replaceAll(sep, '/'));
    return !isPorted;
  });
  return kept.join('\n');
}

/** Returns the paths of folders with ported code, of one game or of all. */
function portedFolders(folder) {
  const all = ['games', 'docs/examples'].flatMap((place) =>
    readdirSync(join(root, place)).map((id) => `${place}/${id}`),
  );
  return (folder ? [folder] : all).map((game) => `${game}/ported`).filter((path) => existsSync(join(root, path)));
}

/**
 * Runs tsc, and then once for each folder of ported code that has its own tsconfig.json.
 *
 * @param args tsc's arguments. Default: those that check the whole project.
 * @param hear gets the output, without mistakes in other people's code
 * @param folder the folder of the only game to check. Default: all games.
 * @returns 0 if there is no mistake, otherwise 1
 */
export async function checkTypes(hear, args = TYPES, folder = undefined) {
  const ported = portedFolders(folder);
  const own = await tsc(args, hear, ported.length > 0 ? withoutPorted : undefined);
  const codes = [own];
  for (const path of ported)
    if (existsSync(join(root, path, 'tsconfig.json'))) codes.push(await tsc(['-p', path, '--noEmit'], hear));
  return codes.some((code) => code !== 0) ? 1 : 0;
}

async function tsc(args, hear, change = (output) => output) {
  const said = [];
  const code = await exec('tsc', [...args, '--pretty', 'false'], {}, (text) => said.push(text));
  const all = said.join('');
  const left = change(all);
  if (left.trim() !== '') hear(left);
  // The exit code also tells of mistakes in ported code. If nothing else was said, there are no others.
  return code !== 0 && all.trim() !== '' && left.trim() === '' ? 0 : code;
}
