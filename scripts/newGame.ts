import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createGame } from './newGame/create';
import { root, scriptOf } from './tool.mjs';

const USAGE = `npm run new-game -- <id> [--title "Night Shift"] [--bare] [--example]

Writes a small whole hidden-role game into games/<id>, and its line into games/index.ts.
  --title    what people read (usual: the id with a capital)
  --bare     the lowest rung: an ordinary boardgame.io object and nothing else
  --example  into docs/examples/ instead: in the lobby of npm run dev alone`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    title: { type: 'string' },
    bare: { type: 'boolean' },
    example: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
/** If a flag does not follow `--`, npm takes it as its own, and passes it on as an environment variable. */
const isSet = (flag: 'bare' | 'example') => values[flag] === true || process.env[`npm_config_${flag}`] === 'true';

if (values.help) console.log(USAGE);
else process.exitCode = main();

function main(): number {
  const made = createGame({
    root,
    id: positionals[0],
    isBare: isSet('bare'),
    title: typeof values.title === 'string' ? values.title : undefined,
    place: isSet('example') ? 'docs/examples' : 'games',
  });
  if ('refused' in made) {
    console.error(`${made.detail} (${made.refused})`);
    return 2;
  }
  const { folder, catalogue, files } = made;
  // Formats the files, because names of another length break lines at other places.
  const format = ['check', '--write', '--linter-enabled=false', '--log-level=error', folder, catalogue];
  const { status } = spawnSync(process.execPath, [scriptOf('biome'), ...format], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) return 1;
  const id = positionals[0];
  const next = [
    ['npm run dev', 'shows it in the lobby, on http://localhost:5173'],
    [`npm run check -- ${id}`, 'checks it, rung by rung'],
    isSet('bare')
      ? [`${folder}/index.ts`, 'the whole game']
      : [`${folder}/state.ts`, 'start here: the state, and who may know it'],
    ['docs/adding-a-game.md', 'how to make it yours, step by step'],
  ] as const;
  const column = Math.max(...next.map(([command]) => command.length)) + 3;
  console.log(`${folder} has ${files.length} files, and ${catalogue} has a line for it.\n`);
  for (const [command, words] of next) console.log(`  ${command.padEnd(column)}${words}`);
  return 0;
}
