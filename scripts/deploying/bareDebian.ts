import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '#shared/must.ts';

/** Runs a program. Throws with its last lines of output if it fails, and otherwise returns what it printed. */
export function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { maxBuffer: 1e9, ...options, encoding: 'utf8' });
  if (status === 0) return stdout;
  const last = `${stdout ?? ''}${stderr ?? error?.message ?? ''}`.trim().split('\n').slice(-25).join('\n');
  throw new Error(`${command} ${args.join(' ')} failed:\n${last}`);
}

/**
 * The folder of the bare Debian, of its copies and of images. It is outside the project, because tools that look for
 * files would follow the system's links. Delete it to get newer packages.
 */
export const SYSTEMS = '/var/tmp/hush-deploying';

/** Files by which this machine reaches its package registries, and trusts them. */
const NETWORK = [
  ...['/etc/apt/sources.list', '/etc/apt/sources.list.d', '/etc/apt/auth.conf.d', '/etc/resolv.conf', '/etc/hosts'],
  ...['/etc/ssl/certs/ca-certificates.crt', '/etc/npmrc', '/root/.npmrc', '/etc/apt/apt.conf.d'],
];
const isForeign = (file: string) =>
  /\.list$|docker|disabled|20packagekit|50appstream/.test(file) && !file.endsWith('sources.list');

/** Returns the folder of a minimal Debian of this machine's release, which debootstrap makes at the first call. */
export function bareDebian(): string {
  const folder = join(SYSTEMS, 'bareDebian');
  if (existsSync(folder)) return folder;
  console.log(`Makes a bare Debian in ${folder} …`);
  const release = must(/^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]);
  const lists = [
    '/etc/apt/sources.list',
    ...readdirSync('/etc/apt/sources.list.d').map((file) => `/etc/apt/sources.list.d/${file}`),
  ];
  const sources = lists
    .filter((file) => existsSync(file) && !isForeign(file))
    .map((file) => readFileSync(file, 'utf8'));
  const mirror = must(/^[^#\n]*?(https?:\/\/\S+\/debian\/?)(?:\s|$)/m.exec(sources.join('\n'))?.[1], 'a Debian mirror');
  const made = `${folder}.new`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates,libstdc++6', release, made, mirror]);
  rmSync(join(made, 'etc/apt/sources.list'), { force: true });
  for (const path of NETWORK)
    if (existsSync(path))
      cpSync(path, join(made, path), { recursive: true, dereference: true, filter: (file) => !isForeign(file) });
  renameSync(made, folder);
  return folder;
}

/** Calls `work` with a copy of a folder that contains a system, and removes the copy afterwards. */
export function inCopy(base: string, work: (root: string) => void): void {
  const root = mkdtempSync(join(SYSTEMS, 'system-'));
  try {
    run('cp', ['--archive', `${base}/.`, root]);
    work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * Runs a script in a system's folder, with separate processes and mounts, which end with the script.
 * @param network whether the script has this machine's network, or only a separate loopback interface.
 */
export function inside(root: string, script: string, network: 'shared' | 'own'): string {
  const mounts = [
    `mount -t proc proc '${root}/proc'`,
    `mount -t tmpfs dev '${root}/dev' -o mode=755`,
    `for name in null zero full random urandom tty; do touch '${root}'/dev/$name && mount --bind /dev/$name '${root}'/dev/$name; done`,
    `ln -s /proc/self/fd '${root}/dev/fd'`,
    network === 'own' ? 'ip link set lo up' : 'true',
  ];
  const environment = [
    '-i',
    'HOME=/root',
    'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
    'LANG=C.UTF-8',
    'DEBIAN_FRONTEND=noninteractive',
  ];
  const enter = `exec chroot '${root}' /usr/bin/env ${environment.join(' ')} bash -euo pipefail`;
  const spaces = ['--mount', '--pid', '--fork', '--kill-child', ...(network === 'own' ? ['--net'] : [])];
  return run('unshare', [...spaces, 'bash', '-ec', [...mounts, enter].join('\n')], { input: script });
}
