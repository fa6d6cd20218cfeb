import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hidden } from '../game';

/**
 * Starts the server as `npm start` does, but with the bench's game instead of the shipped ones, configured by
 * environment variables. Runs the built server by default. An argument can name another file with the same exports,
 * such as the source.
 */
const file = process.argv[2] ?? 'dist/server/testing.js';
const { start } = (await import(pathToFileURL(path.resolve(file)).href)) as typeof import('#server/testing/index.ts');
start({ catalogue: [hidden] });
