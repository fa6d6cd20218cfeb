import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { must } from '#shared/must.ts';
import { modernNode } from '../run/tool.mjs';
import { inCopy, run, SYSTEMS } from './bareDebian';

/** The most that the image may have, unpacked, in bytes. */
const MOST = 150e6;

interface Inspected {
  OCIv1: { config: { User: string; Env: string[]; Cmd: string[]; WorkingDir: string } };
  Docker: { config: { Healthcheck: { Test: string[] } } };
}

/**
 * Builds the image from the Dockerfile with buildah and starts it as its user on a read-only root file system. The image
 * `node:22-slim` cannot be fetched everywhere, so a bare Debian with this machine's Node and npm has its name.
 */
export function tryImage(base: string): void {
  const storage = mkdtempSync(join(SYSTEMS, 'images-'));
  const at = ['--root', join(storage, 'root'), '--runroot', join(storage, 'run'), '--storage-driver', 'vfs'];
  const buildah = (...args: string[]) => run('buildah', [...at, ...args]);
  try {
    inCopy(base, (root) => {
      addNode(root);
      const from = buildah('from', 'scratch').trim();
      buildah('copy', from, root, '/');
      // On a network whose certificates npm does not know.
      if (process.env.NODE_EXTRA_CA_CERTS)
        buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', from);
      buildah('commit', '--format', 'docker', '--rm', from, 'docker.io/library/node:22-slim');
    });
    buildah('build', '--isolation', 'chroot', '--pull=never', '--format', 'docker', '--tag', 'hush', '.');
    const { OCIv1, Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'hush')) as Inspected;
    const root = buildah('mount', buildah('from', '--pull=never', 'hush').trim()).trim();
    const bytes = Number(run('du', ['--summarize', '--bytes', root]).split('\t')[0]);
    console.log(`The image has ${(bytes / 1e6).toFixed(0)} MB unpacked.`);
    if (bytes > MOST) throw new Error(`At most ${MOST / 1e6} MB were expected.`);
    start(root, OCIv1.config, Docker.config.Healthcheck.Test.slice(1));
  } finally {
    rmSync(storage, { recursive: true, force: true });
  }
}

function addNode(root: string): void {
  const npm = dirname(dirname(run('readlink', ['--canonicalize', run('which', ['npm']).trim()]).trim()));
  mkdirSync(join(root, 'usr/lib/node_modules'), { recursive: true });
  cpSync(modernNode(), join(root, 'usr/bin/node'));
  run('cp', ['--archive', npm, join(root, 'usr/lib/node_modules/npm')]);
  for (const name of ['npm', 'npx'])
    run('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(root, `usr/bin/${name}`)]);
}

/** Starts the image's command with only /data and /tmp writable, and runs its health check and a backup. */
function start(image: string, { User, Env, Cmd, WorkingDir }: Inspected['OCIv1']['config'], health: string[]): void {
  if (User !== 'node') throw new Error(`The image runs as "${User}" and not as node.`);
  const quoted = (words: readonly string[]) => words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  const script = `
mount --bind '${image}' '${image}' && mount -o remount,bind,ro '${image}'
for name in data tmp; do mount -t tmpfs tmpfs '${image}'/$name -o uid=1000,gid=1000; done
ip link set lo up
enter() { env -i ${quoted(Env)} /usr/bin/unshare --root '${image}' --wd '${WorkingDir}' --setgid 1000 --setuid 1000 "$@"; }
enter ${quoted(Cmd)} &
for attempt in $(seq 100); do enter ${quoted(health)} && break; sleep 0.2; done
enter ${quoted(health)} && echo healthy
enter node -e 'try { require("node:fs").writeFileSync("/hush/x", ""); } catch ({ code }) { console.log("write " + code); }'
enter node dist/server/backup.js backup
`;
  const said = run('unshare', ['--mount', '--pid', '--net', '--fork', '--kill-child', 'bash', '-euc', script]);
  for (const line of [/^healthy$/m, /^write EROFS$/m, /^The backup is \/data\/backups\//m])
    must(line.exec(said), `${line} in:\n${said}`);
  console.log(
    'The image starts as another user than root, is healthy, writes nothing outside /data and makes a backup.',
  );
}
