import { defineGame, honoursOf } from 'hush/game';
import { z } from 'zod';
import { bots } from './bot';
import { lines } from './bot/lines';
import { remark } from './bot/remarks';
import faces from './content/secret/faces.json';
import { topicOf } from './content/secret/topics';
import { game } from './game';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { claims } from './legal';
import { lesson } from './lesson';
import { moves } from './moves';
import { INQUISITION, PLAYERS } from './queries';
import type { Moves, Options, Side, State, View } from './state';
import { lying } from './story';
import { refusals } from './text';
import { reveal, view } from './view';

/** Creates the schema of a step's time limit in seconds, for a step that must have one. */
const seconds = (title: string, from: number, to: number, usual: number) =>
  z.int().min(from).max(to).default(usual).meta({ title, unit: 'seconds' });

/** Creates the schema of a step's time limit in seconds, where 0 means no limit. */
const secondsOrNone = (title: string, from: number, to: number, usual: number) =>
  z
    .int()
    .min(0)
    .max(to)
    .refine((value) => value === 0 || value >= from, `Choose ${from} to ${to} seconds, or 0 for no limit.`)
    .default(usual)
    .meta({ title, unit: 'seconds', off: 'No limit', from });

const options = z
  .object({
    hintMode: z
      .enum(['typed', 'spoken'])
      .default('typed')
      .meta({
        title: 'Hints',
        description: 'The game checks typed hints against the rules. After saying one aloud, tap Said it.',
        labels: { typed: 'Typed', spoken: 'Said aloud' },
        main: true,
      }),
    avoidRepeats: z
      .boolean()
      .default(false)
      .meta({
        title: 'Public words',
        description: 'With Rolled, the same word can come up twice in a match.',
        labels: { false: 'Rolled', true: 'No repeats' },
      }),
    debugger: z
      .boolean()
      .default(false)
      .meta({
        title: 'Debugger',
        description: 'Best with six or more: one of the users knows the code word.',
        labels: { false: 'Left out', true: 'In play' },
      }),
    accomplice: z
      .boolean()
      .default(false)
      .meta({
        title: 'Accomplice',
        description: 'Best with six or more: someone knows both insiders and helps them.',
        labels: { false: 'Left out', true: 'In play' },
      }),
    nightSeconds: seconds('Night', 10, 60, 10),
    hintSeconds: secondsOrNone('Hint', 10, 300, 60),
    discussSeconds: secondsOrNone('Discussion', 30, 900, 180),
    voteSeconds: secondsOrNone('Vote', 10, 120, 30),
    resultSeconds: seconds('Vote result', 3, 30, 5),
    discoverySeconds: seconds('Silence', 10, 30, 10),
  })
  .strict();

const hasInquisition = (chosen: Pick<Options, 'debugger' | 'accomplice'>) => chosen.debugger || chosen.accomplice;

/** For each side, the reasons in an outcome that mean that this side wins. */
const WINS: Readonly<Record<Side, readonly string[]>> = {
  users: ['insider-voted-out', 'guess-wrong', 'guess-missed'],
  insiders: ['partner-found', 'knew-alone'],
};

export const covertques = defineGame<State, View, Moves, Options>({
  id: 'covertques',
  lobby: {
    title: 'Covert Ques',
    tagline: 'Only insiders know the code word. Spot them before they spot each other.',
    players: PLAYERS,
    minutes: [1, 9],
    options,
    paces: [
      {
        title: 'Quick',
        about: '30 s for each hint, 1½ min to talk, 20 s to vote. About 5 min a round with six players.',
        options: { hintSeconds: 30, discussSeconds: 90, voteSeconds: 20 },
      },
      {
        title: 'Normal',
        about: '1 min for each hint, 3 min to talk, 30 s to vote. About 10 min a round with six players.',
        options: {},
      },
      {
        title: 'Relaxed',
        about: '2 min for each hint, 5 min to talk, 1 min to vote. About 18 min a round with six players.',
        options: { hintSeconds: 120, discussSeconds: 300, voteSeconds: 60 },
      },
    ],
    cannotStart: (chosen, seats) =>
      hasInquisition(chosen) && seats < INQUISITION.from ? 'inquisition-needs-five' : null,
    startWarning: (chosen, seats) =>
      hasInquisition(chosen) && seats < INQUISITION.recommendedFrom ? 'inquisition-with-five' : null,
    lesson,
  },
  game,
  moves,
  claims,
  refusals,
  view,
  time: { deadline: (G) => G.deadline },
  secrecy: {
    reveal,
    imagine,
    // Files with secret words. A hint may contain any word, and so by chance a secret word from another card.
    secretContent: { files: { faces }, shown: (G) => topicOf(G.topic).confidential },
    privateBytes: 512,
    privateChangeBytes: () => 96,
  },
  bots: { levels: bots, lines, remark },
  storage: { invariant },
  evening: { carryOver: (G) => G.topicsUsed, honours: (G) => honoursOf(lying, reveal(G)), sides: WINS },
});
