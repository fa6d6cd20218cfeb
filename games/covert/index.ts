import { defineGame } from 'hush/game';
import { z } from 'zod';
import { bots } from './bot';
import { remark } from './bot/remarks';
import { game } from './game';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { lesson } from './lesson';
import { lines } from './lines';
import { LOBBY, POSTER } from './lobbyText';
import { moves } from './moves';
import { PLAYERS } from './queries';
import type { Moves, Options, State, View } from './state';
import { refusals } from './text';
import { reveal, view } from './view';

const { options: words, paces } = LOBBY;
const [quick, normal, relaxed] = paces;

/** Creates the schema of a time limit in seconds. A limit of 0 means no limit. */
const seconds = (text: { title: string; off: string }, from: number, to: number, usual: number) =>
  z
    .int()
    .min(0)
    .max(to)
    .refine((value) => value === 0 || value >= from)
    .default(usual)
    .meta({ ...text, unit: 'seconds', from });

const options = z
  .object({
    setupSeconds: seconds(words.setupSeconds, 20, 600, 90),
    turnSeconds: seconds(words.turnSeconds, 15, 900, 90),
    windowSeconds: seconds(words.windowSeconds, 3, 60, 10),
    choiceSeconds: seconds(words.choiceSeconds, 5, 300, 30),
    characters: z.enum(['dealt', 'chosen']).default('dealt').meta(words.characters),
    alwaysPass: z.boolean().default(false).meta(words.alwaysPass),
    silence: z.enum(['die', 'phase']).default('die').meta(words.silence),
  })
  .strict();

export const covert = defineGame<State, View, Moves, Options>({
  id: 'covert',
  lobby: {
    title: 'Covert',
    tagline: POSTER.tagline,
    players: PLAYERS,
    minutes: [10, 25],
    options,
    paces: [
      { ...quick, options: { setupSeconds: 45, turnSeconds: 45, windowSeconds: 5, choiceSeconds: 15 } },
      { ...normal, options: {} },
      { ...relaxed, options: { setupSeconds: 240, turnSeconds: 240, windowSeconds: 20, choiceSeconds: 60 } },
    ],
    lesson,
  },
  game,
  moves,
  refusals,
  view,
  time: { deadline: (G) => G.deadline },
  secrecy: { reveal, imagine, privateBytes: 2_048, privateChangeBytes: () => 768 },
  bots: { levels: bots, usualBot: 'agent', lines, remark },
  storage: { invariant },
});
