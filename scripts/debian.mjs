// Installs packages where that is ours to do: on Debian and its relatives, by root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs the first of these groups of packages that the release has; elsewhere does nothing. `what` is said. */
export function installFromDebian(what, groups) {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebian) return;
  console.log(`Installing ${what} (apt) …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], options).status === 0;
  apt('update');
  groups.some((packages) => apt('install', '-y', '--no-install-recommends', ...packages));
}
