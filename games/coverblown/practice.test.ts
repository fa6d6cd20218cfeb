import { chance, must, type Seat, seatsOf } from 'hush/game';
import { type AnyBot, once, playBots, playRandomly, viewersOf } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import type { Moment } from '#shared/testing/play.ts';
import { coverblown } from '.';
import { bots } from './bot';
import { person } from './bot/testing';
import { asked, delay } from './bot/timing';
import { imagine } from './imagine';
import { invariant } from './invariant';
import type { State } from './state';
import { aMatch } from './testing';
import { text } from './text';
import { view } from './view';

const SIZES = [3, 4, 5];
const detective = must(bots.detective) as AnyBot;

function practised(seats: number, seed: string, learner: AnyBot, options: object = {}) {
  const table = Object.fromEntries(seatsOf(seats).map((seat) => [seat, detective]));
  return playBots({
    module: coverblown,
    seats,
    seed,
    options,
    practice: '0',
    people: ['0'],
    bots: { ...table, 0: learner },
  });
}

describe.each(SIZES)('practice matches work with %i seats', { tags: ['long'] }, (seats) => {
  const options = [{}, { bulletsOnTable: true }];
  const moments = once(() =>
    options.flatMap((chosen): Moment[] =>
      ['one', 'two', 'three'].flatMap((seed) => [
        ...playRandomly({ module: coverblown, seats, seed, options: chosen, practice: '0' }),
      ]),
    ),
  );

  test('random players finish a practice match without a clock', () => {
    expect(moments().filter(({ position }) => (position.G as State).outcome !== null)).toHaveLength(6);
    for (const { position, action } of moments()) {
      const G = position.G as State;
      invariant(G);
      const due = G.isVerdictShown ? G.began : null;
      expect([G.deadline, view(G, null).endsAt]).toEqual([due, due]);
      if (action?.move === 'timeout') expect(G.examinations).not.toEqual([]);
    }
  });

  test('every view could also come from a different state', () => {
    const random = chance('practice');
    for (const { position } of moments()) {
      for (const viewer of viewersOf(seatsOf(seats))) {
        const seen = view(position.G as State, viewer);
        const other = imagine(seen, viewer, random);
        invariant(other);
        expect(view(other, viewer)).toEqual(seen);
      }
    }
  });

  test('the status line and the log have texts for every position', () => {
    for (const { position, facts, now } of moments()) {
      for (const viewer of viewersOf(seatsOf(seats)))
        expect(text.now(view(position.G as State, viewer), viewer, String)).toMatch(/./);
      for (const [n, fact] of facts.entries())
        expect(text.logEntry({ ...fact, n, at: now }, String).join('')).not.toMatch(/undefined|null|NaN/);
    }
  });

  test('bots play whole weeks in which no day times out', () => {
    for (let seed = 0; seed < 6; seed++) {
      for (const chosen of options) {
        const { outcome, actions, position } = practised(seats, `bots ${seed}`, detective, chosen);
        expect(outcome.reason).not.toBe('');
        const { examinations } = position.G as State;
        const shown = examinations.filter(({ verdict }) => verdict !== 'correct');
        expect(actions.filter(({ move }) => move === 'timeout')).toHaveLength(shown.length);
      }
    }
  });
});

/** A slow person, who takes several minutes to call and claim, then plays like `person`, and finally presses Done. */
const slow: AnyBot = {
  timing: { delay: ({ outcome }) => (outcome ? null : { from: 300_000, to: 400_000 }) },
  choose(context) {
    const { view: seen, seat } = context;
    const choice = person.choose(context);
    if (choice) return choice;
    return seen.me?.acknowledged && !seen.outcome && !seen.rested.includes(seat) ? { move: 'rest', args: [] } : null;
  },
};

test('bots examine only after the person has called and claimed', {
  tags: ['long'],
}, () => {
  let examined = 0;
  for (const seats of SIZES) {
    for (let seed = 0; seed < 6; seed++) {
      const { actions } = practised(seats, `slow ${seed}`, slow);
      const done = { called: false, claimed: false, rested: false };
      for (const { by, move } of actions) {
        if (by === '0' && move === 'investigate') done.called = true;
        if (by === '0' && move === 'claim') done.claimed = true;
        if (by === '0' && move === 'rest') done.rested = true;
        if (by !== '0' && ['announce', 'examine', 'rest'].includes(move)) {
          examined += Number(move === 'examine');
          expect(done.rested || (done.called && done.claimed)).toBe(true);
        }
        if (move === 'examine') Object.assign(done, { called: false, claimed: false, rested: false });
      }
    }
  }
  expect(examined).toBeGreaterThan(10);
});

test('bots wait for the person, even for hours', () => {
  const match = aMatch({ practice: '0' });
  for (const seat of ['1', '2']) {
    match.play(seat, 'investigate', 'suspects');
    match.play(seat, 'claim', 'clean', 'bat');
    match.play(seat, 'claim', 'clean', 'pike');
  }
  const company: { people: Seat[] } = { people: ['0'] };
  for (const passed of [60_000, 600_000, 36_000_000]) {
    for (const seat of ['1', '2']) expect(delay(match.view(null), seat, match.now + passed, company)).toBeNull();
  }
  const before = asked(match.view(null), '1', company);
  match.play('0', 'rest');
  expect(asked(match.view(null), '1', company)).not.toEqual(before);
  expect(delay(match.view(null), '1', match.now + 60_000, company)).toEqual({ from: 3000, to: 8000 });
});
