import { createServer } from 'vite';
import { restartOnEdit } from './dev/restartOnEdit';
import { DevRestarts } from './dev/restarts';
import { root } from './run/tool.mjs';

/**
 * Runs development mode: Vite serves the client, and the server restarts when its sources or a game's sources change.
 */
const server = new DevRestarts();
void server.restart();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void server.close().then(() => process.exit()));

const vite = await createServer({
  server: { host: true },
  plugins: [restartOnEdit(root, () => void server.restart())],
});
await vite.listen();
vite.printUrls();
console.log(`  ➜  Playground: ${new URL('dev', vite.resolvedUrls?.local[0])}`);
