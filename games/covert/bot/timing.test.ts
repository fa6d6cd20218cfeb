import { must, type Seat, seatsOf } from 'hush/game';
import { type AnyBot, playBots } from 'hush/testing';
import { expect, test } from 'vitest';
import { playBotsUntil } from '#shared/testing/bots.ts';
import { covert } from '..';
import type { State, View } from '../state';
import { aDeal, aMatch, type Match, SIX } from '../testing';
import { bots } from '.';
import { asked, delay } from './timing';

const PEOPLE = { people: ['0'] };
const open = (table: Match): View => table.view(null);
const delays = (table: Match, seats: Seat[], people = ['0']) =>
  seats.map((seat) => delay(open(table), seat, table.now, { people }));

/**
 * Opens a window that asks seats 0 and 1 about First. Seat 1 holds the card `first`, seat 0 another card, and seat 2
 * nothing.
 */
const asking = (first: string) => {
  const players = [{ agency: ['AG01'] }, { agency: [first] }, {}];
  return aMatch({
    players,
    asks: true,
    change: (G) => {
      G.window = { number: 1, kind: 'first', asked: ['0', '1'] };
      G.windows = 1;
      G.turn = null;
    },
  });
};

test('a bot has nothing to do while the match does not wait for it', () => {
  expect(delays(aMatch({ phase: 'resolve' }), ['1', '2'])).toEqual([null, null]);
  const over = { ...open(aMatch()), waitingFor: [] };
  expect(delay(over, '0', SIX, PEOPLE)).toBeNull();
  expect(asked(over, '0')).toBeNull();
});

test('a bot takes 1.8 to 4.5 s for an Action', () => {
  const table = aMatch({ phase: 'resolve' });
  expect(delays(table, ['0'])).toEqual([{ from: 1800, to: 4500 }]);
  const acted = table.change((G) => {
    must(G.turn).isActionDone = true;
  });
  expect(delays(acted, ['0'])).toEqual([{ from: 900, to: 2000 }]);
  expect(must(delays(acted, ['0'], [])[0]).to).toBeCloseTo(2000 / 3);
});

test('all bots asked about “First” have the same delay', () => {
  const [one, other, none] = delays(asking('AG02'), ['0', '1', '2']);
  expect(one).toEqual(other);
  expect(none).toBeNull();
  expect(must(one).to).toBeLessThanOrEqual(3000);
  expect(delays(asking('AG30'), ['0', '1', '2'])).toEqual([one, other, none]);
});

test('a bot with little time left answers before the deadline', () => {
  const table = aMatch({ phase: 'resolve' });
  const endsAt = SIX + 4000;
  const late = must(delay({ ...open(table), endsAt }, '0', SIX, PEOPLE));
  expect(SIX + late.to).toBeLessThan(endsAt);
  expect(delay({ ...open(table), endsAt }, '0', endsAt, PEOPLE)).toBeNull();
});

test('the key of a bot’s decision changes only with the bot’s own steps', () => {
  const deal = aDeal(3, 'asked');
  const before = asked(open(deal), '1');
  const [one, other] = deal.player('0').missions;
  deal.do('0', 'keepMissions', must(one).handle, must(other).handle);
  expect(asked(open(deal), '0')).toBeNull();
  expect(asked(open(deal), '1')).toEqual(before);

  const placing = aMatch({ phase: 'place' });
  const mine = asked(open(placing), '0');
  placing.do('1', 'reroll', [0]);
  expect(asked(open(placing), '0')).toEqual(mine);

  const acting = aMatch({ players: [{ dice: [[2, 'movement']] }, {}, {}] });
  const action = asked(open(acting), '0');
  expect(asked(open(acting.do('0', 'forfeitDie', 'movement')), '0')).not.toEqual(action);
});

/** Plays for a person who answers quickly, so that the match waits only for the bots. */
const recruit = must(bots.recruit);
const hasty: AnyBot = { ...recruit, timing: { ...recruit.timing, delay: () => ({ from: 300, to: 900 }) } };

/** Returns, for each window, the time in ms between the answer of the only person and the end of the window. */
function waits(seats: number, seed: string): number[] {
  const found: number[] = [];
  let answered: { step: string; at: number } | null = null;
  let now = SIX;
  const stepOf = ({ window }: View) => (window ? `window ${window.number}` : null);
  const person: AnyBot = {
    ...hasty,
    choose(context) {
      const { view, now: at } = context;
      const step = stepOf(view);
      const choice = hasty.choose(context);
      if (choice && step && !view.choice) answered = { step, at };
      return choice;
    },
    timing: {
      ...hasty.timing,
      asked(view: View) {
        if (answered && stepOf(view) !== answered.step) {
          found.push(now - answered.at);
          answered = null;
        }
        return hasty.timing.asked?.(view, '0', PEOPLE) ?? null;
      },
    },
  };
  const watch = (bot: AnyBot): AnyBot => ({
    ...bot,
    choose(context) {
      now = context.now;
      return bot.choose(context);
    },
  });
  const others = Object.fromEntries(seatsOf(seats).map((seat) => [seat, watch(must(bots.recruit))]));
  playBots({ module: covert, seats, seed, bots: { ...others, '0': watch(person) }, people: ['0'], now: SIX });
  return found;
}

/** Returns the time in ms between the only person's choice of missions and the end of the set-up. */
function setupWait(seats: number, seed: string): number {
  const others = Object.fromEntries(seatsOf(seats).map((seat) => [seat, must(bots.recruit)]));
  const match = { module: covert, seats, seed, bots: { ...others, '0': hasty }, people: ['0'], now: SIX };
  const { actions } = playBotsUntil(match, ({ G }) => (G as State).phase !== 'setupMissions');
  const chosen = must(actions.find(({ by }) => by === '0'));
  return must(actions.at(-1)).at - chosen.at;
}

function expectSoon(waits: readonly number[]): void {
  const sorted = [...waits].sort((one, other) => one - other);
  expect(must(sorted[Math.floor(sorted.length / 2)])).toBeLessThan(4_000);
  expect(must(sorted[Math.floor(sorted.length * 0.95)])).toBeLessThan(8_000);
}

test.each([2, 3, 4])('%i seats: the bots choose missions soon after the person', { tags: ['long'] }, (seats) => {
  expectSoon(Array.from({ length: 30 }, (_, n) => setupWait(seats, `set-up ${n}`)));
});

test.each([2, 3, 4])('%i seats: the bots answer soon after the person', { tags: ['long'] }, (seats) => {
  const found = waits(seats, 'a waits');
  expect(found.length).toBeGreaterThan(10);
  expectSoon(found);
});
