import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importedPackages, type Lock, neededFolders } from './packages';
import { Refusal } from './refusal';

/** The folder of what a release consists of. */
export const RELEASES = 'dist/release';

/** The program's folder as it is in the archive, for the image. */
export const UNPACKED = `${RELEASES}/hush`;

const TEXTS = ['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/*.md', 'docs/decisions/*.md'];

/** Files of packages that a server never opens. Licences are kept. */
const UNUSED = [
  /\.([cm]?ts|map)$/,
  /\/(?!licen[cs]e|notice|copying)[^/]+\.(md|markdown)$/i,
  /^node_modules\/node-[^/]+\/(include|share|bin\/(?!node$))/,
  /^node_modules\/better-sqlite3\/(deps|src|binding\.gyp)/,
];
const isUnused = (path: string) =>
  UNUSED.some((pattern) => pattern.test(path)) ||
  (/\/prebuilds\/.+\.node$/.test(path) && !path.endsWith(`/linux-${process.arch}.node`));

/**
 * Builds the program and writes `dist/release/hush-<version>-linux-<processor>.tar.gz`: the built program with its
 * packages, Node, the files of `deploy/`, the documentation, the licences and the SBOM. Returns the archive's path. The
 * same sources give the same archive.
 * @param date the date of all files in the archive, like 2026-11-28.
 */
export function writeArchive(date: string): string {
  const node = `node_modules/node-linux-${process.arch}`;
  if (process.platform !== 'linux') throw new Refusal('The archive has Node for Linux in it: run this on Linux.');
  execFileSync(process.execPath, ['scripts/run.mjs', 'sbom'], { stdio: 'inherit' });
  rmSync(RELEASES, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const scripts = globSync('dist/server/**/*.js').map((file) => readFileSync(file, 'utf8'));
  const copy = (path: string) => cpSync(path, join(UNPACKED, path), { recursive: true });
  for (const path of ['dist/client', 'dist/server', 'deploy', ...TEXTS.flatMap((pattern) => globSync(pattern))])
    copy(path);
  for (const folder of [...neededFolders(lock, importedPackages(scripts)), node]) copyPackage(folder);
  cpSync('dist/sbom.cdx.json', join(UNPACKED, 'sbom.cdx.json'));
  symlinkSync(`${node}/bin/node`, join(UNPACKED, 'node'));
  const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
  const about = { name, version, license, private: true, type: 'module' };
  writeFileSync(join(UNPACKED, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  return pack(`hush-${version}`, `hush-${version}-linux-${process.arch}.tar.gz`, date);

  /** Copies a package without the packages inside it, which the list has if they are needed. */
  function copyPackage(folder: string): void {
    const source = realpathSync(folder);
    const isWanted = (path: string) => !path.includes('node_modules') && !isUnused(join(folder, path));
    cpSync(source, join(UNPACKED, folder), { recursive: true, filter: (from) => isWanted(relative(source, from)) });
  }
}

function pack(folder: string, name: string, date: string): string {
  const file = `${RELEASES}/${name}`;
  const plain = [
    '--sort=name',
    `--mtime=${date}T00:00Z`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rw,go+rX,go-w',
  ];
  const renamed = `--transform=flags=r;s,^hush,${folder},`;
  execFileSync('tar', [...plain, renamed, '-C', RELEASES, '-I', 'gzip -n', '-cf', file, 'hush']);
  return file;
}
