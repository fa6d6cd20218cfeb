import { defineGame, holdAll } from 'hush/game';
import { z } from 'zod';
import { courtier } from './bot';
import { game } from './game';
import { legal } from './legal';
import { COINS, DECK } from './state';
import { refusals } from './text';
import { imagine, view } from './view';

export const emptythrone = defineGame({
  id: 'emptythrone',
  lobby: {
    title: 'Empty Throne',
    tagline: 'Two offices are yours. Claim any of the five.',
    players: { min: 2, max: 6 },
    minutes: [3, 10],
    options: z.strictObject({
      seconds: z.int().min(5).max(120).default(20).meta({ title: 'Time to answer', unit: 'seconds' }),
    }),
  },
  game,
  moves: {
    act: {
      args: z.tuple([z.literal(Object.keys(COINS) as (keyof typeof COINS)[]), z.string().max(1).nullable()]),
      legal: legal.act,
      open: true,
    },
    /** Other players see that a player has answered, but not the answer. */
    answer: { args: z.tuple([z.boolean(), z.int().min(1)]), legal: legal.answer, hidden: () => null },
  },
  refusals,
  view,
  time: { deadline: (G) => G.endsAt },
  secrecy: {
    imagine,
    reveal: (G) => ({ ...view(G, null), truth: G }),
    // Enough bytes for the JSON of two offices and an answer, with their keys.
    privateBytes: 72,
  },
  bots: { levels: { courtier }, searcher: {} },
  storage: {
    invariant: ({ hands, up, deck }) =>
      holdAll([
        [
          'no card is lost',
          `${[hands, up].flatMap(Object.values).flat().concat(deck).sort()}` === `${[...DECK].sort()}`,
        ],
        ['each seat has two cards', Object.keys(up).every((seat) => hands[seat]?.concat(up[seat] ?? []).length === 2)],
      ]),
  },
});
