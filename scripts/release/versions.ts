import { readFileSync, writeFileSync } from 'node:fs';

/** The files that state the project's version. */
export const VERSIONED = ['package.json', 'package-lock.json', 'create-hush-game/package.json'] as const;

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Returns the three numbers of a version such as `1.0.1`, or null. */
export function numbersOf(version: string): number[] | null {
  return VERSION.exec(version)?.slice(1).map(Number) ?? null;
}

export function isNewer(version: string, than: string): boolean {
  const [a, b] = [numbersOf(version) ?? [], numbersOf(than) ?? []];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at !== -1 && (a[at] ?? 0) > (b[at] ?? 0);
}

export const currentVersion = () => (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

/** Writes the version into each file that states it, and changes nothing else in them. */
export function setVersion(version: string): void {
  for (const file of VERSIONED) {
    const content = JSON.parse(readFileSync(file, 'utf8')) as { version: string; packages?: { '': object } };
    content.version = version;
    if (content.packages) content.packages[''] = { ...content.packages[''], version };
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
}
