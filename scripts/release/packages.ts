import { builtinModules } from 'node:module';

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  dev?: boolean;
}

/** The parts of a package-lock.json that this file reads. */
export interface Lock {
  packages: Record<string, Locked>;
}

/** A package's name and path in an import of a built script. */
const IMPORT = /(?:^import (?:[^'"\n]* from )?|\bimport\()"([@a-z][\w./-]*)"/gm;

/** Lists the packages that built scripts import, without those of Node. */
export function importedPackages(scripts: readonly string[]): string[] {
  const found = scripts.flatMap((text) => [...text.matchAll(IMPORT)]);
  const names = found.map(([, path = '']) => (/^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [''])[0]);
  return [...new Set(names)].filter((name) => !builtinModules.includes(name)).sort();
}

/**
 * Lists the folders of these packages and of everything that they need, as the lock file has them. Throws if a package
 * is only installed for development.
 */
export function neededFolders({ packages }: Lock, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const folder = folderOf(packages, name, from);
    const entry = folder === null ? undefined : packages[folder];
    if (folder === null || !entry || entry.dev)
      throw new Error(`The server imports ${name}, which is not among the dependencies in package.json.`);
    if (found.has(folder)) return;
    found.add(folder);
    for (const needed of Object.keys(entry.dependencies ?? {})) visit(needed, folder);
    for (const peer of Object.keys(entry.peerDependencies ?? {}))
      if (folderOf(packages, peer, folder) !== null && !packages[folderOf(packages, peer, folder) ?? '']?.dev)
        visit(peer, folder);
  };
  for (const name of names) visit(name, '');
  return [...found].sort();
}

/** Returns the folder in which Node finds a package from the folder of another one, or null. */
function folderOf(packages: Lock['packages'], name: string, from: string): string | null {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  if (from === '') return null;
  const end = from.lastIndexOf('/node_modules/');
  return folderOf(packages, name, end === -1 ? '' : from.slice(0, end));
}
