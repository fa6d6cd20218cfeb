import { ActivePlayers } from 'boardgame.io/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineGame } from '../contract/defineGame';
import type { BaseView, BotTiming } from '../contract/module';
import { flat } from '../legality/legality';
import { type AnyBot, playBots } from './bots';

interface View extends BaseView {
  done: string[];
}

/** A test game that ends when every seat has made its only move. */
const finish = defineGame<{ done: string[] }, View, { finish: [] }, object>({
  id: 'finish',
  lobby: { title: 'Finish', tagline: 'Be done.', players: { min: 2, max: 4 }, minutes: [1, 1] },
  game: {
    setup: () => ({ done: [] }),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { finish: ({ G, playerID }) => void G.done.push(playerID) },
    endIf: ({ G, ctx }) => (G.done.length === ctx.numPlayers ? { winners: [], reason: 'done' } : undefined),
  },
  moves: {
    finish: {
      args: z.tuple([]),
      legal: flat({ closed: (view, seat) => (view.done.includes(seat) ? 'done' : null), list: () => [[]] }),
    },
  },
  view: ({ done }) => ({ waitingFor: [], out: [], endsAt: null, done }),
});

const seats = ['0', '1', '2'];

/**
 * Plays a match in which every bot's timing has the function `of` as its `asked`. Returns the time of the last move
 * in ms, and the `people` passed to each bot.
 */
function ends(of: BotTiming<View>['asked'], people?: string[]) {
  const seen: unknown[] = [];
  const bot: AnyBot = {
    timing: {
      ...(of && { asked: of }),
      delay: (open: View, seat, _now, company) => {
        seen.push(company.people);
        return open.done.includes(seat) ? null : { from: 1_000, to: 2_000 };
      },
    },
    choose: () => ({ move: 'finish', args: [] }),
  };
  const bots = Object.fromEntries(seats.map((seat) => [seat, bot]));
  const { actions } = playBots({ module: finish, seats: 3, seed: 'one', bots, ...(people && { people }) });
  return { last: Math.max(...actions.map(({ at }) => at)), people: seen };
}

test('a bot keeps its planned time while its key stays the same', () => {
  expect(ends((open, seat) => (open.done.includes(seat) ? null : 'finish')).last).toBeLessThanOrEqual(2_000);
  expect(ends(undefined).last).toBeGreaterThan(2_000);
});

test('bots are told which seats are played by people', () => {
  expect(ends(undefined, ['2']).people[0]).toEqual(['2']);
  expect(ends(undefined).people[0]).toEqual([]);
});
