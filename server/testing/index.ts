// What the browser tests need of a server: the built one is started inside their own process.

export { dice } from '#shared/testing/dice.ts';
// The bench starts it as a process of its own, as it is delivered.
export { start } from '../start';
export type { Guest } from './apiClient';
export { aRandomTable } from './randomTable';
export { aServer, type TestServer, type TestSettings } from './server';
