// Stores the results of checking a game outside the project. The results are valid until one of the game's files
// changes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../run/tool.mjs';

const fileOf = (id) => join(cacheFolder(), `${id}.proof.json`);

/** Lists the files in a folder, without Git's and npm's files, as paths relative to the folder. */
export function sourcesIn(folder, below = '') {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  const own = entries.filter(({ name }) => name !== 'node_modules' && name !== '.git');
  const path = ({ name }) => join(below, name);
  return own.flatMap((entry) => (entry.isDirectory() ? sourcesIn(folder, path(entry)) : [path(entry)])).sort();
}

/** Returns a hash of a game's files. */
export function hashOf(folder) {
  const hash = createHash('sha256');
  for (const file of sourcesIn(folder)) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** Stores which groups of contract checks the game passed, with the hash of its files. */
export function saveProof(id, hash, rungs) {
  writeFileSync(fileOf(id), JSON.stringify({ hash, rungs }));
}

/**
 * Returns the groups of contract checks that the game's current files passed, or null if these files were not checked.
 */
export function proofOf({ id, folder }) {
  try {
    const { hash, rungs } = JSON.parse(readFileSync(fileOf(id), 'utf8'));
    return hash === hashOf(folder) ? rungs : null;
  } catch {
    return null;
  }
}
