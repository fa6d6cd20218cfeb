import { defineGame } from 'hush/game';
import { z } from 'zod';
import { bots } from './bot';
import { remark } from './bot/remarks';
import { game } from './game';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { lesson } from './lesson';
import { lines } from './lines';
import { moves } from './moves';
import { PLAYERS } from './queries';
import type { Moves, Options, State, View } from './state';
import { refusals } from './text';
import { reveal, view } from './view';

/** Creates the schema of a time limit in seconds. A limit of 0 means no limit. */
const seconds = (title: string, from: number, to: number, usual: number) =>
  z
    .int()
    .min(0)
    .max(to)
    .refine((value) => value === 0 || value >= from, `Choose ${from} to ${to} seconds, or 0 for no limit.`)
    .default(usual)
    .meta({ title, unit: 'seconds', off: 'No limit', from });

const options = z
  .object({
    setupSeconds: seconds('Choosing missions', 20, 600, 90),
    turnSeconds: seconds('A turn', 15, 900, 90),
    windowSeconds: seconds('First and Espionage', 3, 60, 10),
    choiceSeconds: seconds('Choosing a card', 5, 300, 30),
    characters: z
      .enum(['dealt', 'chosen'])
      .default('dealt')
      .meta({
        title: 'Characters',
        description: 'How each player gets a character.',
        labels: { dealt: 'At random', chosen: 'Chosen in turn' },
      }),
    alwaysPass: z
      .boolean()
      .default(false)
      .meta({
        title: 'Always pass',
        description: 'Pass on First and Espionage without being asked. Players can change this for themselves.',
        labels: { false: 'Starts off', true: 'Starts on' },
      }),
    silence: z
      .enum(['die', 'phase'])
      .default('die')
      .meta({
        title: 'Out of time',
        description: 'What players lose when time runs out on their Action.',
        labels: { die: 'One die, then the rest', phase: 'All dice' },
      }),
  })
  .strict();

export const covert = defineGame<State, View, Moves, Options>({
  id: 'covert',
  lobby: {
    title: 'Covert',
    tagline: 'Agents, dice and codes across a divided Europe.',
    players: PLAYERS,
    minutes: [10, 25],
    options,
    paces: [
      {
        title: 'Quick',
        about: 'Up to 45 s for a turn or for choosing missions, 5 s to react.',
        options: { setupSeconds: 45, turnSeconds: 45, windowSeconds: 5, choiceSeconds: 15 },
      },
      {
        title: 'Normal',
        about: 'Up to 1½ min for a turn or for choosing missions, 10 s to react.',
        options: {},
      },
      {
        title: 'Relaxed',
        about: 'Up to 4 min for a turn or for choosing missions, 20 s to react.',
        options: { setupSeconds: 240, turnSeconds: 240, windowSeconds: 20, choiceSeconds: 60 },
      },
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
