// `npm run sbom`: lists Hush's components for programs (CycloneDX, by npm) and for people (docs/licences.md).
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Licensed, type Lock, licencesOf, listOf, notAllowed } from './sbom/licences';
import { BUNDLED, type Bundled } from './vite/bundledPackages';

const PAGE = 'docs/licences.md';
const SBOM = 'dist/sbom.cdx.json';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const installed = licencesOf(lock);
/** The build's modules include no fonts, because only styles refer to them. */
const fonts = installed.filter(({ name }) => name.startsWith('@fontsource'));
const scripts = (JSON.parse(readFileSync(`dist/client/${BUNDLED}`, 'utf8')) as Bundled[]).map(
  ({ name, version }): Licensed =>
    installed.find((each) => each.name === name && each.version === version) ?? { name, version, licence: null },
);
const bundled = [...scripts, ...fonts];

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const args = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--omit',
  'dev',
  '--package-lock-only',
];
const written = execFileSync(npm, args, { encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 1e8 });
// Leaves out what differs between two runs, so that the same lock file gives the same list.
const { serialNumber: _, ...bom } = JSON.parse(written) as { serialNumber: string; metadata: { timestamp?: string } };
delete bom.metadata.timestamp;
writeFileSync(SBOM, `${JSON.stringify(bom, null, 2)}\n`);

const page = readFileSync(PAGE, 'utf8');
const [before = '', rest = ''] = page.split('<!-- players -->');
const [, between = ''] = rest.split('<!-- end of players -->');
const [middle = ''] = between.split('<!-- server -->');
const part = (name: string, packages: readonly Licensed[]) =>
  `<!-- ${name} -->\n\n${listOf(packages)}\n\n<!-- end of ${name} -->`;
const [, after = ''] = page.split('<!-- end of server -->');
writeFileSync(PAGE, `${before}${part('players', bundled)}${middle}${part('server', installed)}${after}`);

const wrong = notAllowed([...installed, ...bundled]);
for (const { name, version, licence } of wrong)
  console.error(`${name} ${version}: ${licence ?? 'no licence'} is not on the list of scripts/sbom/licences.ts.`);
console.log(
  `${SBOM} and ${PAGE} are written: ${installed.length} packages installed, ${bundled.length} in the browser.`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
