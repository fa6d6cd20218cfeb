// Unpacks Debian packages into the project without changing the machine. This works without permission to install
// packages.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, UNPACKED } from './programs.mjs';

/** Large packages that the tests do not need: a query compiler, graphics drivers, translations. */
const UNUSED = /^(libllvm|libz3|libgl1-mesa-dri|locales|libc-l10n)/;

/** A fontconfig configuration that lets the browser find its unpacked fonts on machines without fontconfig. */
const FONTS =
  '<fontconfig><dir prefix="relative">usr/share/fonts</dir><cachedir prefix="relative">cache</cachedir></fontconfig>';

/** True on Debian and its derivatives. */
export const isDebian = () => ['apt-get', 'dpkg-deb'].every((tool) => spawnSync(tool, ['--version']).status === 0);

/**
 * Downloads these packages and the dependencies that the machine lacks, and unpacks each into a folder in `UNPACKED`.
 * Returns an error message for each package that could not be unpacked.
 */
export function unpackFromDebian(names) {
  mkdirSync(UNPACKED, { recursive: true });
  const work = mkdtempSync(join(UNPACKED, 'work-'));
  try {
    const apt = aptIn(work);
    apt('update');
    return names.flatMap((name) => {
      try {
        unpack(name, work, apt);
        return [];
      } catch (error) {
        return [`${name} could not be unpacked: ${error.message}`];
      }
    });
  } catch (error) {
    return [`Debian's packages could not be looked up: ${error.message}`];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Returns a function that runs apt-get with its lists, cache and locks in `work`. apt-get still uses the machine's
 * package sources and its list of installed packages.
 */
function aptIn(work) {
  const settings = [
    `Dir::State::lists "${work}/lists/";`,
    `Dir::Cache "${work}/";`,
    'Debug::NoLocking "true";',
    // If root starts apt, apt downloads as another user, who may not write here.
    'APT::Sandbox::User "";',
    'Acquire::Languages "none";',
    // Turns off the machine's commands that follow an update of apt's lists, such as deleting archives.
    '#clear APT::Update::Post-Invoke;',
    '#clear APT::Update::Post-Invoke-Success;',
  ];
  for (const folder of ['lists/partial', 'archives/partial']) mkdirSync(join(work, folder), { recursive: true });
  writeFileSync(join(work, 'apt.conf'), settings.join('\n'));
  return (...args) => run('apt-get', ['-qq', '-c', join(work, 'apt.conf'), ...args]);
}

function unpack(name, work, apt) {
  apt('install', '--yes', '--download-only', '--no-install-recommends', name);
  const archives = join(work, 'archives');
  const part = join(work, name);
  for (const file of readdirSync(archives).filter((each) => each.endsWith('.deb'))) {
    if (!UNUSED.test(file)) run('dpkg-deb', ['--extract', join(archives, file), part]);
    rmSync(join(archives, file));
  }
  mkdirSync(join(part, 'bin'), { recursive: true });
  writeFileSync(join(part, 'fonts.conf'), FONTS);
  for (const program of PACKAGES[name].programs) {
    const wrapper = join(part, 'bin', program);
    writeFileSync(wrapper, wrapperOf(program, part));
    chmodSync(wrapper, 0o755);
    run(wrapper, ['--version']);
  }
  const folder = join(UNPACKED, name);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/** Writes a script that starts `program` with the libraries in the program's folder, even if the folder is moved. */
function wrapperOf(program, folder) {
  const libraries = foldersIn(folder, ['lib', 'usr/lib'], /-linux-gnu/);
  const inner = libraries.flatMap((each) => foldersIn(folder, [each], /^pulseaudio$/));
  const places = [
    'usr/lib/chromium',
    'usr/lib/firefox-esr',
    ...foldersIn(folder, ['usr/lib/postgresql'], /\d/).map((each) => `${each}/bin`),
  ];
  const place = [...places, 'usr/bin'].find((each) => existsSync(join(folder, each, program)));
  if (!place) throw new Error(`it has no ${program}.`);
  const path = [...libraries, ...inner].map((each) => `$here/${each}`).join(':');
  return `#!/bin/sh
here=$(cd "\${0%/*}/.." && pwd)
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="\${FONTCONFIG_FILE-$here/fonts.conf}"
LD_LIBRARY_PATH=${path} exec "$here/${place}/${program}" "$@"
`;
}

/** Returns the paths, relative to `root`, of the subfolders of `folders` whose names match. */
function foldersIn(root, folders, name) {
  const there = folders.filter((each) => existsSync(join(root, each)));
  return there.flatMap((each) =>
    readdirSync(join(root, each))
      .filter((inner) => name.test(inner))
      .map((inner) => `${each}/${inner}`),
  );
}

/** Runs a program and hides its output. If the program fails, throws an error with the last line of its output. */
function run(program, args) {
  const { status, error, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return;
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.trim().split('\n');
  throw new Error(error?.message ?? lines.at(-1) ?? '');
}
