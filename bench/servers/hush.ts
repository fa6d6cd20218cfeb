import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hidden } from '../game';

/**
 * The server as `npm start` runs it, with the bench's game instead of its own. Settings: the environment. The built one
 * is measured; an argument names another file with the same exports, such as its source.
 */
const file = process.argv[2] ?? 'dist/server/testing.js';
const { start } = (await import(pathToFileURL(path.resolve(file)).href)) as typeof import('#server/testing/index.ts');
start({ catalogue: [hidden] });
