// Installs the servers that tests start for themselves, where they are missing and can be installed.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** What a package brings that says it is there. */
const PACKAGES = [
  { name: 'postgresql', isHere: () => existsSync('/usr/lib/postgresql') || isOnPath('initdb') },
  { name: 'redis-server', isHere: () => isOnPath('redis-server') },
];

/** Debian asks this program whether a service may be started with its package; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d';

export function installServers() {
  const missing = PACKAGES.filter(({ isHere }) => !isHere()).map(({ name }) => name);
  if (missing.length === 0) return;
  // Whoever has a policy of their own keeps it.
  const isOurs = process.getuid?.() === 0 && !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    installFromDebian(`${missing.join(' and ')} for the tests, without starting them`, [missing]);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

function isOnPath(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}
