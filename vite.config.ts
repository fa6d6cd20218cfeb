import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.HUSH_SERVER ?? 'http://127.0.0.1:8000';

/** The build that has the examples of `docs/` in it: for their browser tests, never delivered. */
const EXAMPLES = 'examples';

const outDir = (mode: string) => (mode === EXAMPLES ? '../dist/examples' : '../dist');

/** The browser's part is built from `client/`; the server's by `vite build --ssr` (scripts/run.mjs). */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: 'client',
  plugins: [react()],
  build: isSsrBuild
    ? {
        outDir: `${outDir(mode)}/server`,
        emptyOutDir: true,
        target: 'node22',
        sourcemap: true,
        ssr: true,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            worker: 'server/matches/bots/worker.ts',
            testing: 'server/testing/index.ts',
            ...(mode === EXAMPLES && { examples: 'docs/examples/index.ts' }),
          },
        },
      }
    : { outDir: `${outDir(mode)}/client`, emptyOutDir: true, manifest: true, target: 'es2022' },
  ssr: { noExternal: ['boardgame.io'] },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: SERVER },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
  test: {
    root: '.',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', 'e2e/**'],
    // Tests share no module with a state of its own that they leave changed, so a worker need not begin anew for each
    // file; and both cores work.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
