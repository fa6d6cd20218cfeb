import { resolve } from 'node:path';
import { emitKeypressEvents } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gameIn } from '#shared/contract/loadGames.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { folderOf } from './games/gameFolders.mjs';
import { moveAfter } from './replay/keys';
import { type ReplayRequest, requestOf } from './replay/request';
import { type Steps, stepLines, stepsOf } from './replay/steps';

const USAGE = `npm run replay -- <game> [--seed one] [--players n] [--move n] [--seat n|spectator] [--all]

Steps through one random game: the one that the contract, and the playground, call by that seed.
  Enter, → next    ← before    Home, End    Page up, down: ten moves    q ends
  --seat     what that seat (or a spectator) sees, instead of the state
  --options  what differs from the usual options, as JSON
  --all      prints every move and ends`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ seed: text, players: text, move: text, seat: text, options: text },
    all: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

// A pager may close the pipe early, which is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

if (values.help) console.log(USAGE);
else process.exitCode = await main();

async function main(): Promise<number> {
  const [id = ''] = positionals;
  const module = await moduleOf(id);
  if (!module) return refuse('unknown-game', `There is no game "${id}": say one of games/, docs/examples/ or GAMES.`);
  const request = requestOf(module, values);
  if ('refused' in request) return refuse(request.refused, request.detail);
  const steps = stepsOf(module, request.game);
  const last = steps.moments.length - 1;
  if (last < 0) return refuse('no-deal', `The cards could not be dealt: ${steps.fault}`);
  if (request.move > last) return refuse('move-out-of-range', `The last move of that game is ${last}.`);
  const { players, seed } = request.game;
  console.log(`\n${module.title}, ${players} players, seed "${seed}", moves 0 to ${last}\n`);
  if (values.all || !process.stdin.isTTY) printAll(steps, request, values.all ? 0 : request.move);
  else await walk(steps, request);
  return steps.fault === null ? 0 : 1;
}

function printAll(steps: Steps, { eyes }: ReplayRequest, from: number): void {
  for (let move = from; move < steps.moments.length; move++)
    console.log(`${stepLines(steps, move, eyes).join('\n')}\n`);
}

/** Moves to another step for each key that the user presses, until the user quits. */
async function walk(steps: Steps, { eyes, move: first }: ReplayRequest): Promise<void> {
  const last = steps.moments.length - 1;
  const show = (move: number) => console.log(`${stepLines(steps, move, eyes).join('\n')}\n`);
  const { stdin } = process;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  show(first);
  await new Promise<void>((done) => {
    let at = first;
    stdin.on('keypress', (_, { name = '', ctrl }: { name?: string; ctrl: boolean }) => {
      const next = ctrl && name === 'c' ? null : moveAfter(name, at, last);
      if (next === null) return done();
      if (next !== at) show(next);
      at = next;
    });
  });
  stdin.setRawMode(false);
  stdin.pause();
}

/** Loads a game from its folder, because the game may not be in a catalogue yet. */
async function moduleOf(id: string): Promise<AnyModule | null> {
  const folder = folderOf(id);
  return folder && gameIn((await import(pathToFileURL(resolve(folder, 'index.ts')).href)) as object, id);
}

function refuse(code: string, detail: string): number {
  console.error(`${detail} (${code})`);
  return 2;
}
