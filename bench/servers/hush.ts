import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hidden } from '../game';

/**
 * Starts the server as `npm start` does, but with the bench's game instead of the shipped ones, configured by
 * environment variables. The server is the built one, or a file with the same exports given as argument, such as the
 * source.
 */
const file = process.argv[2] ?? 'dist/server/testing.js';
const { start } = (await import(pathToFileURL(path.resolve(file)).href)) as typeof import('#server/testing/index.ts');
start({ catalogue: [hidden] });
