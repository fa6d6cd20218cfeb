// What the browser tests need of a server: the built one is started inside their own process.
export type { Guest } from './apiClient';
export { aServer, type TestServer, type TestSettings } from './server';
