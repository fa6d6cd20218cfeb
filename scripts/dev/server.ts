import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { examples, failedExamples } from '#examples/index.ts';
import { failed, games } from '#games/index.ts';
import { createBotThreads } from '#server/matches/bots/workerPool.ts';
import { start } from '#server/start.ts';

const catalogue = [...games, ...examples];
const broken = [...failed, ...failedExamples];
for (const { id, error } of broken) console.error(`  ➜  ${id} does not load:`, error);

// In `npm run dev`, another process keeps serving until this process has loaded its sources.
if (process.send) {
  process.send(broken.length === 0 ? 'loaded' : 'loaded-in-part');
  await once(process, 'message');
}

/**
 * Starts the development server with the examples in `docs/`. Vite serves the pages and prints their address. This
 * server's own port has no pages, or old pages from a build.
 */
start({
  catalogue,
  // The failures are printed above.
  failed: [],
  showsFaults: true,
  botWorker: createBotThreads(catalogue, {
    known: catalogue,
    filename: fileURLToPath(new URL('worker.ts', import.meta.url)),
  }),
  greet(_config, port) {
    console.log(`  ➜  The server is up behind these pages, on port ${port}.`);
    process.send?.('up');
  },
});
