// For the browser tests, which start the built server in their own process.

export { dice } from '#shared/testing/dice.ts';
// For the bench, which starts the built server as a separate process.
export { start } from '../start';
export type { Guest } from './apiClient';
export { aRandomTable } from './randomTable';
export { aServer, type TestServer, type TestSettings } from './server';
