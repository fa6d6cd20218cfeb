import { fileURLToPath } from 'node:url';
import { examples } from '#examples/index.ts';
import { games } from '#games/index.ts';
import { createBotThreads } from '#server/matches/bots/workerPool.ts';
import { start } from '#server/start.ts';

const catalogue = [...games, ...examples];

/**
 * The server while developing: the examples of `docs/` stand in the lobby beside the games. Vite has the pages and says
 * where; whoever opened this port would find none, or those of an old build.
 */
start({
  catalogue,
  botWorker: createBotThreads(catalogue, {
    known: catalogue,
    filename: fileURLToPath(new URL('devWorker.ts', import.meta.url)),
  }),
  greet: (_config, port) => console.log(`  ➜  The server is up behind these pages, on port ${port}.`),
});
