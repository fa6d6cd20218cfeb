// Builds the browser's and the server's part into dist/ and knows whether that is needed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './tool.mjs';

const stamp = join(root, 'dist', '.built');
const SOURCES = ['client', 'games', 'server', 'shared', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** Changes whenever a source file is added, removed or written. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(path);
    if (stats.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
  };
  for (const source of SOURCES) visit(join(root, source));
  return hash.digest('hex');
}

export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

export async function build() {
  const wanted = fingerprint();
  rmSync(stamp, { force: true });
  const quiet = ['--logLevel', 'warn'];
  const code =
    (await tool('build: browser', 'vite', ['build', ...quiet])) ||
    (await tool('build: server', 'vite', ['build', '--ssr', ...quiet]));
  if (code === 0) writeFileSync(stamp, wanted);
  else process.exitCode = code;
  if (code !== 0) throw new Error('The build failed; see above.');
  return 0;
}
