import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { games } from '#games/index.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { outcomeOf } from '#shared/engine/engine.ts';
import { seatsOf } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import type { CheckEvent, Noted } from '#shared/replay/checks.ts';
import { commitmentOf, type Deal, drawnFrom, seedHash } from '#shared/replay/commitment.ts';
import { checkDeal } from '#shared/replay/dealCheck.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { playRandomly } from '#shared/testing/play.ts';
import { wholeGames } from '../../testing/games';
import { createRuntimes } from '../runtimes';
import { foldReplay } from './replay';

const NOTHING: Noted = { commitment: null, seedHash: null };

/** Random matches are stopped after this many moves, as if by the host. A match of Covert would take thousands. */
const MOST = 250;

/** Plays a random match and makes its replay in the same way as the server. */
async function finished(module: AnyModule, label: string, words: Deal['words'] = null): Promise<Replay> {
  const runtime = must(createRuntimes([module]).get(module.id));
  const seats = module.players.min;
  const [own, options] = [label.padEnd(64, '0'), module.options.parse({}) as Json];
  const seed = drawnFrom({ seed: own, words });
  const [rows, facts] = [[] as Parameters<typeof foldReplay>[1]['rows'][number][], [] as Replay['steps'][0]['facts']];
  let outcome: Replay['outcome'] = { winners: [], reason: 'cancelled', cancelled: true };
  for (const moment of playRandomly({ module, seats, seed, now: 1_000 })) {
    if (!moment.action) continue;
    if (rows.length === MOST) break;
    const { by: seat, move, args } = moment.action;
    rows.push({ n: rows.length + 1, at: moment.now, seat, move, args, id: null });
    for (const fact of moment.facts) facts.push({ n: facts.length + 1, at: moment.now, ...fact });
    outcome = outcomeOf(moment.position) ?? outcome;
  }
  const names = Object.fromEntries(seatsOf(seats).map((seat) => [seat, `P${seat}`]));
  const parts = { options, carryOver: null, practice: null, words };
  const deal: Deal = {
    ...parts,
    match: label,
    game: module.id,
    rules: module.version,
    began: 1_000,
    seed: own,
    names: Object.values(names),
  };
  const setup = {
    ...parts,
    game: module.id,
    version: module.version,
    room: 'ACDEFG',
    seed,
    seats,
    began: 1_000,
    commitment: { hash: commitmentOf(deal), shared: words && { seed: own, words } },
  };
  return JSON.parse(await foldReplay(runtime, { id: label, setup, names, rows, facts, outcome })) as Replay;
}

/**
 * Runs `work` with only the content that a browser has, which is the part of `content/secret/` that is in the replay.
 */
function withContentOf<T>(module: AnyModule, { deal }: Replay, work: () => T): T {
  const files = module.secretContent?.files ?? {};
  const before = structuredClone(files);
  try {
    write(files as Json, must(deal).content);
    return work();
  } finally {
    write(files as Json, before);
  }
}

/** Overwrites the values in place, because the rules hold references to these objects. */
function write(into: Json, from: Json): void {
  for (const [key, value] of Object.entries(from ?? {})) {
    const target = (into as Record<string, Json>)[key];
    if (target !== null && typeof target === 'object') write(target, value);
    else (into as Record<string, Json>)[key] = value;
  }
}

function check(module: AnyModule, replay: Replay, noted = NOTHING): CheckEvent[] {
  return withContentOf(module, replay, () => [...checkDeal(module, replay, noted)]);
}

const disagreement = (events: CheckEvent[]) => events.find((event) => event.kind === 'differs') ?? null;

/** Returns the journal row of the first difference and the check that found it. Returns null if everything agrees. */
function found(module: AnyModule, replay: Replay, noted?: Noted) {
  const event = disagreement(check(module, replay, noted));
  return event && { check: event.check, row: event.row };
}

/**
 * Returns the first step in the second half of the match that satisfies `fits`, or else the first in the whole match.
 */
function stepLike(replay: Replay, fits: (step: Replay['steps'][0]) => boolean) {
  const { steps } = replay;
  return must(steps.slice(Math.floor(steps.length / 2)).find(fits) ?? steps.find(fits));
}

describe.each(wholeGames.map((module) => [module.id, module] as const))('%s', (_, module) => {
  test('the check of an unchanged match finds no difference', { tags: ['long'] }, () =>
    fc.assert(
      fc.asyncProperty(fc.uuid(), fc.boolean(), async (label, isShared) => {
        const words = isShared ? { 0: 'harbour', 1: null } : null;
        const replay = await finished(module, label, words);
        const { commitment } = replay.deal;
        const noted = { commitment, seedHash: isShared ? seedHash(replay.deal.seed) : null };
        const events = check(module, replay, noted);
        expect(disagreement(events)).toBeNull();
        expect(events).toContainEqual({ kind: 'agrees', check: 'commitment', count: 1, isOwn: true });
        expect(events.at(-1)).toMatchObject({ kind: 'agrees', check: 'views' });
      }),
      { numRuns: 2, endOnFailure: true },
    ),
  );

  describe('the check finds where the record of a finished match was changed', () => {
    let replay: Replay;
    beforeEach(async () => {
      untouched ??= await finished(module, 'tampered');
      replay = structuredClone(untouched);
    });
    let untouched: Replay | undefined;

    test('a changed seed, option or seat order contradicts the commitment', () => {
      const { deal } = replay;
      const options = Object.entries(replay.deal.options as Record<string, Json>);
      const [name, value] = must(options[0]);
      const changes: Partial<Replay>[] = [
        { deal: { ...deal, seed: 'f'.repeat(64) } },
        { deal: { ...deal, options: { ...Object.fromEntries(options), [name]: value !== true } } },
        { names: { ...replay.names, 0: replay.names[1] ?? '', 1: replay.names[0] ?? '' } },
        { began: replay.began - 1 },
      ];
      for (const change of changes) {
        expect(found(module, { ...replay, ...change })).toEqual({ check: 'commitment', row: null });
      }
    });

    test('a replaced commitment differs from the noted one', () => {
      const noted = { commitment: replay.deal.commitment, seedHash: null };
      const { began, match, names } = replay;
      const deal = { ...replay.deal, seed: 'f'.repeat(64) };
      const whole = { ...deal, began, match, game: module.id, rules: module.version, names: Object.values(names) };
      const other = { ...replay, deal: { ...deal, commitment: commitmentOf(whole) } };
      expect(found(module, other, noted)).toEqual({ check: 'commitment', row: null });
      // The new seed also matches the new commitment. Without the device's note, the check finds only that the cards do
      // not follow from this seed.
      expect(found(module, other)?.row).toBeNull();
      expect(['setup', 'eyes']).toContain(found(module, other)?.check);
    });

    test('a changed number of random draws is found', () => {
      const step = stepLike(replay, () => true);
      step.drawn += 1;
      expect(found(module, replay)).toEqual({ check: 'draws', row: step.n });
    });

    test('the check finds the row in which a fact was changed', () => {
      const step = stepLike(replay, ({ facts }) => facts.length > 0);
      step.facts = step.facts.map((line) => ({ ...line, code: 'something-else' }));
      expect(found(module, replay)).toEqual({ check: 'log', row: step.n });
    });

    test('a changed argument of a move is found', () => {
      const others = (step: Replay['steps'][0]) =>
        replay.steps.filter(
          ({ move, args }) => move === step.move && JSON.stringify(args) !== JSON.stringify(step.args),
        );
      const step = stepLike(replay, (each) => others(each).length > 0);
      step.args = must(others(step)[0]).args;
      expect(found(module, replay)?.row).toBe(step.n);
    });

    test('a move turned into a timeout is found', () => {
      const step = stepLike(replay, ({ by }) => by !== null);
      step.by = null;
      expect(found(module, replay)).toEqual({ check: 'journal', row: step.n });
    });

    test.each(['open', 'above', 'seats'] as const)(
      'the check finds the row in which a view was changed: %s',
      (eyes) => {
        const step = stepLike(replay, () => true);
        const forged = { forged: true };
        if (eyes === 'seats') step.seats = { ...step.seats, 0: forged };
        else step[eyes] = forged;
        expect(found(module, replay)).toEqual({ check: 'views', row: step.n });
      },
    );

    test('a changed view of the dealt position is found', () => {
      replay.first.seats = { ...replay.first.seats, 1: must(replay.first.seats[0]) };
      expect(found(module, replay)).toEqual({ check: 'eyes', row: null });
    });

    test('the check finds where a row was removed', () => {
      const { n } = stepLike(replay, () => true);
      replay.steps.splice(n - 1, 1);
      if (n <= replay.steps.length) expect(found(module, replay)).toEqual({ check: 'journal', row: n });
      else expect(found(module, replay)).not.toBeNull();
    });
  });
});

test('a replay under another version of the rules is reported without being compared', async () => {
  const module = must(games[0]);
  const replay = await finished(module, 'other');
  expect([...checkDeal({ ...module, version: 99 }, replay, NOTHING)]).toEqual([
    { kind: 'differs', check: 'rules', row: null, path: [], ours: 99, theirs: module.version },
  ]);
});

test('a changed word of a player is found', async () => {
  const module = must(games[0]);
  const replay = await finished(module, 'words', { 0: 'harbour', 1: 'moss', 2: null });
  const note = (hash: string) => ({ commitment: null, seedHash: hash });
  expect(found(module, replay, note('0'.repeat(64)))).toEqual({ check: 'words', row: null });
  const deal = { ...replay.deal, words: { 0: 'harbour', 1: 'mist', 2: null } };
  expect(found(module, { ...replay, deal }, note(seedHash(deal.seed)))).toEqual({ check: 'commitment', row: null });
  expect(found(module, replay, note(seedHash(deal.seed)))).toBeNull();
});

test('a match without a commitment is still compared', async () => {
  const module = must(games[0]);
  const replay = await finished(module, 'coached');
  const deal = { ...replay.deal, commitment: null };
  const events = check(module, { ...replay, deal });
  expect(events).toContainEqual({ kind: 'agrees', check: 'commitment', count: null, isOwn: false });
  expect(disagreement(events)).toBeNull();
});
