import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { root, scriptOf } from './tool.mjs';

/** Hot reload for everything: Vite serves the browser's part, the server restarts when it or a game changes. */
const server = spawn(process.execPath, [scriptOf('tsx'), 'watch', '--clear-screen=false', 'scripts/devServer.ts'], {
  cwd: root,
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

const vite = await createServer({ server: { host: true } });
await vite.listen();
vite.printUrls();
console.log(`  ➜  Playground: ${new URL('dev', vite.resolvedUrls?.local[0])}`);
