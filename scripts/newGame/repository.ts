import type { Source } from './create';
import type { GameNames } from './rename';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Returns the additional files for a game in its own repository: package, types, workflow and README. `hush` is the
 * path from the repository to Hush.
 */
export function repositoryFiles({ id, title }: GameNames, hush: string): Source[] {
  return [
    { file: 'package.json', source: json(packageOf(id, hush)) },
    { file: 'tsconfig.json', source: json({ extends: './node_modules/hush/tsconfig.game.json' }) },
    { file: '.gitignore', source: 'node_modules/\n' },
    { file: '.github/workflows/check.yml', source: workflowOf(id, hush) },
    { file: 'README.md', source: readmeOf(id, title, hush) },
  ];
}

function packageOf(id: string, hush: string) {
  const ofServer = ['start', 'dev', 'build'].map((task) => [task, `hush ${task}`]);
  const ofGame = ['check', 'replay', 'balance', 'bots'].map((task) => [task, `hush ${task} ${id}`]);
  return {
    ...{ name: id, version: '0.1.0', private: true, type: 'module' },
    scripts: Object.fromEntries([...ofServer, ...ofGame]),
    devDependencies: { hush: `file:${hush}` },
  };
}

function workflowOf(id: string, hush: string): string {
  // In the workflow, the two folders have the same path relative to each other as here.
  const steps = hush.split('/');
  const up = steps.filter((step) => step === '..').length;
  const game = [...Array.from({ length: up - 1 }, () => 'games'), id].join('/');
  return `name: Check

on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v4
        with:
          path: ${game}
      # The repository's variable HUSH names the repository of Hush, such as owner/hush.
      - uses: actions/checkout@v4
        with:
          repository: \${{ vars.HUSH }}
          path: ${steps.slice(up).join('/')}
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm ci
        working-directory: ${game}
      - run: npm run check
        working-directory: ${game}
`;
}

const readmeOf = (id: string, title: string, hush: string) => `# ${title}

A game for Hush, which is expected in \`${hush}\`. Change \`devDependencies\` in \`package.json\` if yours is elsewhere, then run \`npm install\`.

| command | what it does |
|---|---|
| \`npm run dev\` | development: the lobby with this game, on http://localhost:5173 |
| \`npm run check\` | types, lint, the tests and the contract that Hush has for every game |
| \`npm run replay\` | steps through a random match |
| \`npm run balance\` | plays matches of bots |
| \`npm start\` | a server with all games of Hush and this one, on port 8000 |

The folder's name is the game's id, \`${id}\`. Hush's guide, \`docs/adding-a-game.md\`, describes each file and what the check says.

The workflow in \`.github/workflows/check.yml\` runs the check on GitHub. It needs the repository's variable \`HUSH\`, which names the repository of Hush, such as \`owner/hush\`.
`;
