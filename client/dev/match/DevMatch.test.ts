import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { liarsdice } from '#examples/liarsdice/index.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { playRandomly } from '#shared/testing/play.ts';
import { levelsOf } from './bots';
import { DevMatch } from './DevMatch';
import { randomGame } from './randomGame';
import { aSetup, aTimer, aToy, TURN } from './testing';

function aMatch(module = aToy(), timer = aTimer()) {
  const match = new DevMatch(module, timer, aSetup());
  const sum = () => (must(match.state).G as { sum: number }).sum;
  return { match, timer, sum, first: sum() };
}

describe('the journal of a playground match', () => {
  test('a move made at an earlier moment drops the later moves', () => {
    const { match, sum, first } = aMatch();
    for (const number of [1, 2, 3]) expect(match.move('0', 'add', [number])).toEqual({ ok: true });
    match.jump(1);
    expect([sum(), match.journal.log.length, match.journal.rows.length]).toEqual([first + 1, 1, 3]);
    match.jump(3);
    expect([sum(), match.journal.log.length]).toEqual([first + 6, 3]);
    match.jump(1);
    match.move('1', 'add', [3]);
    expect(match.journal.rows.map(({ by, args }) => [by, ...args])).toEqual([
      ['0', 1],
      ['1', 3],
    ]);
    expect([sum(), match.journal.last]).toEqual([first + 4, 2]);
  });

  test('a refused move returns the refusal code', () => {
    const { match, first, sum } = aMatch();
    expect(match.move('0', 'add', [4])).toEqual({ refused: 'too-much' });
    expect(match.move('0', 'add', ['x'])).toEqual({ refused: 'invalid-args' });
    expect(match.move('0', 'timeout', [])).toEqual({ refused: 'unknown-move' });
    expect([sum(), match.journal.rows, match.faults.list]).toEqual([first, [], []]);
  });

  test('a seed gives the same random game as in `playRandomly`', () => {
    const { match, timer } = aMatch();
    const setup = aSetup({ seed: 'one 2' });
    const { module } = match;
    match.play(setup, randomGame(module, setup), 3);
    timer.pass(1);
    const all = [...playRandomly({ module, seats: 2, seed: 'one 2', now: setup.began })];
    expect(match.journal.moments.map(({ state }) => state)).toEqual(all.map(({ position }) => position));
    expect([match.journal.at, match.isPlaying, match.isOfSeed]).toEqual([3, false, true]);
    expect(match.journal.log.map(({ n }) => n)).toEqual(match.journal.log.map((_, index) => index + 1));
    match.move('0', 'add', [1]);
    expect(match.isOfSeed).toBe(false);
  });
});

describe('editing the rules during a playground match', () => {
  function played() {
    const table = aMatch();
    for (const number of [1, 3, 2]) table.match.move('0', 'add', [number]);
    return table;
  }

  test('the journal is replayed with the new rules', () => {
    const { match, sum, first } = played();
    const before = match.state;
    match.refresh(aToy({ worth: () => 0 }));
    expect([sum(), match.journal.at, match.journal.conflict]).toEqual([first, 3, null]);
    expect(match.compared).toBe(before);
    match.jump(3);
    expect(match.compared).toBe(must(match.journal.moments[2]).state);
  });

  test('the old state is kept if the new rules refuse a move', () => {
    const { match, sum, first } = played();
    match.refresh(aToy({ most: 2 }));
    expect(match.journal.conflict).toMatchObject({ n: 2, of: 3, why: 'too-much (That is more than one may add.)' });
    expect([match.journal.isKept, match.journal.at, sum()]).toEqual([true, 3, first + 6]);
    expect(match.journal.log).toHaveLength(3);
    match.jump(match.journal.last);
    expect([match.journal.isKept, match.journal.at, sum()]).toEqual([false, 1, first + 1]);
  });

  test('the match is restored once a refused move is legal again', () => {
    const { match, sum, first } = played();
    match.refresh(aToy({ most: 2 }));
    match.refresh(aToy());
    expect([match.journal.conflict, match.journal.at, sum()]).toEqual([null, 3, first + 6]);
  });

  test('a later refused move does not change the shown position', () => {
    const { match, sum, first } = played();
    match.jump(1);
    match.refresh(aToy({ most: 2 }));
    expect([match.journal.isKept, match.journal.at, match.journal.last, sum()]).toEqual([false, 1, 1, first + 1]);
    expect(match.journal.conflict).toMatchObject({ n: 2, of: 3 });
  });

  test('a state that the old rules made is the start of a new journal', () => {
    const { match, sum, first } = played();
    match.refresh(aToy({ most: 2 }));
    expect(match.move('1', 'add', [2])).toEqual({ ok: true });
    expect([match.journal.conflict, match.journal.at, sum()]).toEqual([null, 1, first + 8]);
    match.refresh(aToy({ most: 2, worth: (number) => number * 2 }));
    expect(sum()).toBe(first + 6 + 4);
    match.keep();
    expect([match.journal.rows, match.journal.log.length, sum()]).toEqual([[], 4, first + 10]);
  });
});

describe('faults in a game during a playground match', () => {
  test('a view that throws is a fault for one viewer only', () => {
    const view = <Own extends { me: string | null }>(own: Own): Own => {
      if (own.me === '1') throw new TypeError('no such card');
      return own;
    };
    const { match } = aMatch(aToy({ view }));
    expect(match.viewOf('1')).toEqual({ fault: 'TypeError: no such card' });
    expect(match.viewOf('0')).toMatchObject({ view: { me: '0' } });
    expect(match.move('0', 'add', [1])).toEqual({ ok: true });
    match.viewOf('1');
    expect(match.faults.list.map(({ where, n }) => [where, n])).toEqual([
      ['view of seat 1', 0],
      ['view of seat 1', 1],
    ]);
  });

  test('a bot that throws or makes an illegal move is a fault', () => {
    for (const choose of [
      () => ({ move: 'add', args: [8] }),
      () => ({ move: 'fly', args: [] }),
      () => {
        throw new Error('no idea');
      },
    ]) {
      let asked = 0;
      const counted = () => {
        asked += 1;
        return choose();
      };
      const { match, timer } = aMatch(
        aToy({ bot: { choose: counted, timing: { asked: () => 'move', delay: () => ({ from: 5_000, to: 5_000 }) } } }),
      );
      match.setBot('0', 'steady');
      match.run(1);
      timer.pass(TURN - 1);
      expect([asked, match.faults.list.length, match.journal.rows.length]).toEqual([1, 1, 0]);
      expect(match.faults.list[0]?.where).toBe('bot of seat 0');
    }
  });

  test('a timeout that throws an error is not retried', () => {
    let tried = 0;
    const timeout = () => {
      tried += 1;
      throw new Error('no next turn');
    };
    const { match, timer } = aMatch(aToy({ timeout }));
    match.run(10);
    timer.pass(TURN);
    match.pass(10 * TURN);
    expect(tried).toBe(1);
    expect(match.faults.list).toMatchObject([{ where: 'timeout', why: 'Error: no next turn' }]);
  });

  test('each option that the game refuses is reported', () => {
    const { match } = aMatch();
    match.refresh({ ...aToy(), options: z.strictObject({ seconds: z.int().max(600).default(90) }) } as never);
    match.deal(aSetup({ options: { seconds: 4500, spies: true } }));
    expect(match.faults.list.map(({ why }) => why)).toEqual([
      expect.stringMatching(/^Error: the game does not take these options\. seconds: .+; options: .+$/),
    ]);
  });

  test('a setup that throws leaves the table empty', () => {
    const broken = { ...aToy(), options: { safeParse: () => JSON.parse('?') } } as never;
    const { match } = aMatch();
    match.refresh(broken);
    expect(match.faults.list.map(({ where }) => where)).toEqual(['setup']);
    match.deal(aSetup());
    expect([match.state, match.viewOf(null)]).toEqual([null, { fault: 'Nothing was dealt.' }]);
    match.refresh(aToy());
    expect(match.state).not.toBeNull();
  });
});

describe('the clock and the bots of a playground match', () => {
  test('nothing happens until the clock is started', () => {
    const { match, timer } = aMatch();
    timer.pass(10 * TURN);
    expect([match.clock.now(), match.journal.rows.length]).toEqual([1_000, 0]);
    match.run(10);
    timer.pass(TURN / 10 + 1);
    expect(match.journal.rows).toMatchObject([{ by: null, move: 'timeout', at: 1_000 + TURN }]);
    match.run(0);
    timer.pass(10 * TURN);
    expect(match.journal.rows).toHaveLength(1);
  });

  test('timeouts that are due run before the next move', () => {
    const { match } = aMatch();
    match.clock.set(1_000 + TURN + 5);
    match.move('0', 'add', [1]);
    expect(match.journal.rows.map(({ move }) => move)).toEqual(['timeout', 'add']);
  });

  test('`step` advances the time to the next timeout or bot move', () => {
    const { match } = aMatch();
    expect(match.step()).toBe(true);
    expect(match.journal.rows).toMatchObject([{ by: null, at: 1_000 + TURN }]);
    match.setBot('1', 'steady');
    match.step();
    expect(match.journal.rows[1]).toMatchObject({ by: '1', move: 'add', at: 1_000 + TURN + 5_000 });
    match.setBot('1', null);
    match.pass(5_000);
    expect(match.journal.rows).toHaveLength(2);
  });

  test('bots play a match to its end', () => {
    const { match, timer } = aMatch();
    for (const seat of match.seats) match.setBot(seat, 'random');
    match.run(10);
    timer.pass(100 * TURN);
    expect(match.outcome).toMatchObject({ reason: 'counted' });
    expect(match.faults.list).toEqual([]);
  });

  test('searching bots play a match to its end', () => {
    expect(levelsOf(aToy())).toEqual(['steady', 'random']);
    expect(levelsOf(liarsdice as AnyModule)).toEqual(['searcher', 'random']);
    const timer = aTimer();
    const match = new DevMatch(liarsdice as AnyModule, timer, aSetup());
    for (const seat of match.seats) match.setBot(seat, 'searcher');
    const imagined = vi.spyOn(liarsdice, 'imagine');
    match.run(10);
    timer.pass(100 * TURN);
    expect(match.outcome?.reason).toMatch(/-was-wrong$/);
    expect(match.faults.list).toEqual([]);
    expect(imagined).toHaveBeenCalled();
    imagined.mockRestore();
  });
});
