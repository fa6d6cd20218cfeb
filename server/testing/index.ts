// Used by the browser tests, which start the built server in the tests' process.

export { dice } from '#shared/testing/dice.ts';
// Used by the bench, which starts the built server as a separate process.
export { start } from '../start';
export type { Guest } from './apiClient';
export { aRandomTable } from './randomTable';
export { aServer, type TestServer, type TestSettings } from './server';
