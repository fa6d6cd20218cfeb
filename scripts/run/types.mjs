// Checks types. A game's folder `ported/` contains ported code, which is checked only if the folder has a
// tsconfig.json, and then with these settings.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PLACES } from '../games/gameFolders.mjs';
import { exec, root, TYPES } from './tool.mjs';

/** Matches a line with the place of an error. Indented lines that follow belong to the error. */
const MISTAKE = /^(\S.*?)\(\d+,\d+\): error TS\d+/;
const PORTED = /^(games|docs\/examples)\/[^/]+\/ported\//;

/** Removes errors in ported code from tsc's output. */
export function withoutPorted(output) {
  let isPorted = false;
  const kept = output.split('\n').filter((line) => {
    if (/^\S/.test(line)) isPorted = PORTED.test((MISTAKE.exec(line)?.[1] ?? '').replaceAll(sep, '/'));
    return !isPorted;
  });
  return kept.join('\n');
}

/** Returns the folders with ported code, for one game or for all games. */
function portedFolders(folder) {
  const all = PLACES.flatMap((place) => readdirSync(join(root, place)).map((id) => `${place}/${id}`));
  return (folder ? [folder] : all).map((game) => `${game}/ported`).filter((path) => existsSync(join(root, path)));
}

/**
 * Runs tsc, and then once more for each folder of ported code with a tsconfig.json. Returns 0 if there are no errors,
 * otherwise 1.
 * @param args arguments for tsc. Default: those that check the whole project
 * @param hear called with the output, without errors in ported code
 * @param folder the folder of the only game to check. Default: all games
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
  // tsc also fails because of errors in ported code. If no other errors are left, the result is 0.
  return code !== 0 && all.trim() !== '' && left.trim() === '' ? 0 : code;
}
