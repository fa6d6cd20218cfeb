import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/contract/module.ts';
import { type EngineState, viewOf } from '#shared/engine/engine.ts';
import { seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { playBots } from '#shared/testing/bots.ts';
import { begin, engineOf } from '#shared/testing/play.ts';
import { type Ended, type Story, type Tale, tell } from '#shared/text/story.ts';
import { games } from '.';
import { story as coverblown } from './coverblown/story';
import { story as covert } from './covert/story';
import { story as covertques } from './covertques/story';
import { story as goodcopbadcop } from './goodcopbadcop/story';

const TALES = { coverblown, covertques, goodcopbadcop, covert } as unknown as Record<string, Tale<Ended, never>>;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'];
const names = (seat: string) => NAMES[Number(seat)] ?? seat;

interface Told {
  story: Story | null;
  log: LogEntry[];
  seats: readonly string[];
  isOver: boolean;
  /** The field `truth` in the views of a spectator and of each seat. */
  truths: unknown[];
}

/** Plays a match of bots and yields, after each move, the story that a spectator would read. */
function* toldAlong(id: string, seats: number, seed: string): Generator<Told> {
  const module = must(games.find((game) => game.id === id));
  const bot = must(module.bots[must(Object.keys(module.bots)[0])]);
  const match = { module, seats, seed, bots: Object.fromEntries(seatsOf(seats).map((seat) => [seat, bot])) };
  const { actions } = playBots(match);
  let position: EngineState = begin(match);
  const log: LogEntry[] = [];
  for (const { by, move, args, at } of actions) {
    const after = engineOf(module).move(position, by, move, args, at);
    position = after.position;
    for (const fact of after.facts) log.push({ n: log.length + 1, at, ...fact });
    const view = viewOf(module, position, null) as Ended;
    const truths = [null, ...view.seats].map((viewer) => (viewOf(module, position, viewer) as Ended).truth);
    const isOver = view.outcome !== null;
    yield { story: tell(must(TALES[id]), view, log, names), log, seats: view.seats, isOver, truths };
  }
}

test.each([
  ['coverblown', 3],
  ['covertques', 5],
  ['goodcopbadcop', 5],
  ['covert', 2],
])('a match of %s has a story once it is over', (id, seats) => {
  // A match of Covert has by far the most moves.
  const seeds = id === 'covert' ? ['one'] : ['one', 'two'];
  const all = seeds.flatMap((seed) => [...toldAlong(id, seats, seed)]);
  for (const { story, log, seats: at, isOver, truths } of all) {
    if (!isOver) {
      expect([story, ...new Set(truths)]).toEqual([null, null]);
      continue;
    }
    const told = must(story);
    const lines = told.points.map(({ n }) => n);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines).toEqual([...new Set(lines)].sort((one, other) => one - other));
    for (const n of lines) expect(log[n - 1]?.n).toBe(n);
    expect(told.points.filter(({ mark }) => mark === 'end')).toHaveLength(1);
    for (const sentence of [...told.headline, told.slip.words, told.slip.note]) expect(sentence).toMatch(/[.”]$/);
    for (const seat of [...told.slip.believed, ...told.slip.doubted]) expect(at).toContain(seat);
  }
  expect(all.filter(({ isOver }) => isOver)).toHaveLength(seeds.length);
});
