/** The parts of a package-lock.json that this script reads. */
export interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean }>;
}

export interface Licensed {
  name: string;
  version: string;
  /** The licence's SPDX name, or null if the package names none. */
  licence: string | null;
}

/** Licences that permit use, changes and redistribution, even in closed-source products. */
export const ALLOWED: readonly string[] = [
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Unlicense', 'CC0-1.0', 'BlueOak-1.0.0'],
  'OFL-1.1',
];

/** Licences of packages whose package.json names none. The packages' other files state these licences. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { only: 'MIT', 'xmlhttprequest-ssl': 'MIT' };

/** Lists the packages that are installed with Hush, without duplicates and sorted by name. */
export function licencesOf({ packages }: Lock): Licensed[] {
  const found = new Map<string, Licensed>();
  for (const [path, { version = '', license, dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${name}@${version}`, { name, version, licence: license ?? SAID_ELSEWHERE[name] ?? null });
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

export function notAllowed(packages: readonly Licensed[]): Licensed[] {
  return packages.filter(({ licence }) => licence === null || !ALLOWED.includes(licence));
}

/** Returns a paragraph for each licence, with its packages. The order of `packages` does not matter. */
export function listOf(packages: readonly Licensed[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence ?? 'none'))].sort(compare);
  return licences
    .map((name) => {
      const under = packages.filter(({ licence }) => (licence ?? 'none') === name);
      const entries = under.map((each) => `${each.name} ${each.version}`).sort(compare);
      return `**${name}** (${entries.length}): ${entries.join(', ')}.`;
    })
    .join('\n\n');
}

/** Compares texts by code units, so that the order does not depend on the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
