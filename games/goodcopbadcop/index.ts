import { defineGame, honoursOf } from 'hush/game';
import { z } from 'zod';
import { bots } from './bot';
import { lines } from './bot/lines';
import { remark } from './bot/remarks';
import { game } from './game';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { claims } from './legal/claims';
import { lesson } from './lesson';
import { moves } from './moves';
import { PLAYERS } from './queries';
import { carryOver, reseat } from './rules/firstPlayer';
import { deadlineOf, postpone } from './rules/windows';
import { FIRST_WINDOW_SECONDS, type Moves, type Options, type State, type View } from './state';
import { lying } from './story';
import { refusals } from './text';
import { reveal, view } from './view';

/** Creates the option for the duration of a step in seconds. Where 0 is allowed, it means no time limit. */
const seconds = (title: string, from: number, to: number, usual: number, off: string, more: object = {}) =>
  z
    .int()
    .min(0)
    .max(to)
    .refine((value) => value === 0 || value >= from, `Choose ${from} to ${to} seconds, or 0 for no limit.`)
    .default(usual)
    .meta({ title, unit: 'seconds', off, from, ...more });

const options = z
  .object({
    windowSeconds: seconds('Time to react', 5, 60, 10, 'Wait for everyone', {
      description: `At least ${FIRST_WINDOW_SECONDS} seconds in the first round, so newcomers can read.`,
    }),
    turnSeconds: seconds('Turn', 20, 600, 90, 'No limit'),
    choiceSeconds: seconds('Choice', 10, 120, 30, 'No limit'),
    placementSeconds: seconds('Filing the cards', 20, 300, 60, 'No limit'),
  })
  .strict();

export const goodcopbadcop = defineGame<State, View, Moves, Options>({
  id: 'goodcopbadcop',
  lobby: {
    title: 'Good Cop Bad Cop',
    tagline: 'Three cards say which side you’re on. Trust nobody with a gun.',
    players: PLAYERS,
    minutes: [2, 8],
    options,
    paces: [
      {
        title: 'Quick',
        about: 'Turn 45 s, 5 s to react after the first round. About 6 minutes for six turns.',
        options: { windowSeconds: 5, turnSeconds: 45, choiceSeconds: 15, placementSeconds: 30 },
      },
      {
        title: 'Normal',
        about: 'Turn 1½ min, 10 s to react after the first round. About 12 minutes for six turns.',
        options: {},
      },
      {
        title: 'Relaxed',
        about: 'Turn 3 min, 20 s to react after the first round. About 24 minutes for six turns.',
        options: { windowSeconds: 20, turnSeconds: 180, choiceSeconds: 60, placementSeconds: 120 },
      },
    ],
    lesson,
  },
  game,
  moves,
  claims,
  refusals,
  view,
  time: { deadline: deadlineOf, postpone },
  secrecy: { reveal, imagine, privateBytes: 1_536, privateChangeBytes: () => 384 },
  bots: { levels: bots, lines, remark },
  storage: { invariant },
  evening: { carryOver, reseat, honours: (G) => honoursOf(lying, reveal(G)) },
});
