/** What a package-lock.json says of its packages, as far as it is needed here. */
export interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean }>;
}

export interface Licensed {
  name: string;
  version: string;
  /** By its SPDX name; null: nobody says. */
  licence: string | null;
}

/** Licences that let everybody use, change and pass on what Hush is made of, also with the source closed. */
export const ALLOWED: readonly string[] = [
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Unlicense', 'CC0-1.0', 'BlueOak-1.0.0'],
  // Fonts.
  'OFL-1.1',
];

/** Packages whose package.json names no licence in the usual place: what lies in them says it. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { only: 'MIT', 'xmlhttprequest-ssl': 'MIT' };

/** Every package that is installed where Hush runs, each once, by name. */
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

/** A paragraph for each licence, with the packages under it; the same whatever order they come in. */
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

/** Not by the alphabet of whoever runs it. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
