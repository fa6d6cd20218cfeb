import { defineGame } from 'hush/game';
import { z } from 'zod';
import { hunch } from './bot';
import { game } from './game';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { moves } from './moves';
import { refusals } from './text';
import { view } from './view';

/** The game's definition. `shared/contract/module.ts` describes each entry and its default. */
export const moles = defineGame({
  id: 'moles',
  lobby: {
    title: 'Moles',
    tagline: 'One or two of you are moles. Talk, then accuse.',
    players: { min: 3, max: 6 },
    minutes: [1, 3],
    options: z.strictObject({
      seconds: z.int().min(30).max(600).default(90).meta({ title: 'Time to talk', unit: 'seconds' }),
    }),
    paces: [
      { title: 'Quick', about: 'You talk for 45 seconds.', options: { seconds: 45 } },
      { title: 'Normal', about: 'You talk for a minute and a half.', options: {} },
      { title: 'Relaxed', about: 'You talk for three minutes.', options: { seconds: 180 } },
    ],
  },
  game,
  moves,
  refusals,
  view,
  time: { deadline: (G) => G.endsAt },
  secrecy: {
    reveal: (G) => ({ ...view(G, null), truth: G }),
    imagine,
    // Enough bytes for the JSON of a role and a seat, with their keys.
    privateBytes: 96,
  },
  bots: { levels: { hunch }, searcher: {} },
  storage: { invariant },
});
