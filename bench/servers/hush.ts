import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hidden } from '../game';

/** The built server as `npm start` runs it, with the bench's game instead of its own. Settings: the environment. */
const built = pathToFileURL(path.resolve('dist/server/testing.js')).href;
const { start } = (await import(built)) as typeof import('../../server/testing');
start([hidden]);
