import { parseArgs } from 'node:util';
import { games } from '../games';
import { legal } from '../games/covert/legal';
import type { Moves, State, View } from '../games/covert/state';
import type { Seat } from '../shared/ids';
import type { Draft, Legality } from '../shared/module';
import { must } from '../shared/must';
import { pick } from '../shared/random';
import { dice } from '../shared/testing/dice';
import { playRandomly } from '../shared/testing/play';
import { calibrate } from './calibration';
import { Times } from './times';

/**
 * How long Covert's tree of legal moves takes in every position of random games, and how large its states are:
 * `tsx bench/covert.ts --games 1000`. Every seat walks every move once from its own view; the games have 2, 3 and 4
 * seats in turn.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'bench' } },
});

const module = must(games.find(({ id }) => id === 'covert'));
const names = Object.keys(legal) as (keyof Moves)[];
const times = { next: new Times(), refusal: new Times() };
const bytes = new Map<number, number[]>();
const unit = calibrate();
let positions = 0;
let weighed = 0;

for (let game = 0; game < Number(values.games); game++) {
  const seed = `${values.seed} ${game}`;
  weighed = 0;
  const random = dice(`${seed} walks`);
  for (const { position, seats } of playRandomly({ module, seats: 2 + (game % 3), seed })) {
    positions += 1;
    const G = position.G as State;
    weigh(G);
    for (const seat of seats) walkAll(module.view(G, seat) as View, seat, random);
  }
}

process.stdout.write(`${positions} positions of ${values.games} random games; one unit is ${unit.toFixed(3)} ms\n\n`);
process.stdout.write(`${times.next.row('next', unit)}\n${times.refusal.row('refusal', unit)}\n\n`);
for (const [round, sizes] of [...bytes].sort(([one], [other]) => one - other)) {
  if (sizes.length * 20 >= Number(values.games)) {
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    process.stdout.write(
      `round ${String(round).padStart(2)}: state ${Math.round(mean)} bytes, most ${Math.max(...sizes)}\n`,
    );
  }
}

/** The size of a state when a round's dice have been rolled, by round. */
function weigh(G: State): void {
  if (G.phase !== 'place' || G.round === weighed) return;
  weighed = G.round;
  bytes.set(G.round, [...(bytes.get(G.round) ?? []), JSON.stringify(G).length]);
}

function walkAll(view: View, seat: Seat, random: ReturnType<typeof dice>): void {
  for (const name of names) {
    const rule = legal[name] as Legality<View, never>;
    let draft: Draft = [];
    for (let depth = 0; ; depth++) {
      const what = () => `${name} ${JSON.stringify(draft)}`;
      const step = times.next.of(() => rule.next(view, seat, draft), what);
      times.refusal.of(() => rule.refusal(view, seat, draft as never), what);
      if (step.picks.length === 0 || depth === 100) break;
      draft = pick(random, step.picks).draft;
    }
  }
}
