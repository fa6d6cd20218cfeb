import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { biomeOn } from './checkGame/biome.mjs';
import { npm } from './install/install.mjs';
import { createGame } from './newGame/create';
import { root, scriptOf } from './run/tool.mjs';

const USAGE = `npm run new-game -- <id> [--title "Night Shift"] [--bare] [--example | --into <folder>]

Writes a small whole hidden-role game into games/<id>, and its line into games/index.ts.
  --title    what people read (usual: the id with a capital)
  --bare     the lowest rung: an ordinary boardgame.io object and nothing else
  --example  into docs/examples/ instead: in the lobby of npm run dev alone
  --into     into a folder outside the project instead, as a repository with a package.json and a workflow`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    title: { type: 'string' },
    bare: { type: 'boolean' },
    example: { type: 'boolean' },
    into: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
/** If a flag does not follow `--`, npm treats it as npm's own flag and passes it on as an environment variable. */
const isSet = (flag: 'bare' | 'example') => values[flag] === true || process.env[`npm_config_${flag}`] === 'true';

if (values.help) console.log(USAGE);
else process.exitCode = main();

function main(): number {
  const { into } = values;
  const made = createGame({
    root,
    id: positionals[0],
    isBare: isSet('bare'),
    title: typeof values.title === 'string' ? values.title : undefined,
    place: typeof into === 'string' ? resolve(into) : isSet('example') ? 'docs/examples' : 'games',
  });
  if ('refused' in made) {
    console.error(`${made.detail} (${made.refused})`);
    return 2;
  }
  const { folder, catalogue, files } = made;
  // Formats the files, because names of a different length cause different line breaks.
  const listed = catalogue === null ? [] : [catalogue];
  const format = ['check', '--write', '--linter-enabled=false', '--log-level=error', ...biomeOn(folder), ...listed];
  const { status } = spawnSync(process.execPath, [scriptOf('biome'), ...format], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) return 1;
  // Links Hush, which needs no network, and writes the lock file.
  if (catalogue === null && !npm('install', folder, '--offline')) return 1;
  const id = positionals[0];
  const next = [
    ...(catalogue === null ? [[`cd ${id}`, 'where its commands are']] : []),
    ['npm run dev', 'shows it in the lobby, on http://localhost:5173'],
    [catalogue === null ? 'npm run check' : `npm run check -- ${id}`, 'checks it, rung by rung'],
    isSet('bare')
      ? [`${folder}/index.ts`, 'the whole game']
      : [`${folder}/state.ts`, 'start here: the state, and who may know it'],
    ['docs/adding-a-game.md', 'how to make it yours, step by step'],
  ] as [command: string, words: string][];
  const column = Math.max(...next.map(([command]) => command.length)) + 3;
  console.log(`${folder} has ${files.length} files${catalogue ? `, and ${catalogue} has a line for it` : ''}.\n`);
  for (const [command, words] of next) console.log(`  ${command.padEnd(column)}${words}`);
  return 0;
}
