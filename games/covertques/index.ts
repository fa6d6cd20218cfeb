import { z } from 'zod';
import { defineGame } from '#shared/defineGame.ts';
import { bots } from './bot';
import { lines } from './bot/lines';
import { remark } from './bot/remarks';
import faces from './content/secret/faces.json';
import { topicOf } from './content/secret/topics';
import { game } from './game';
import { honours } from './honours';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { legal } from './legal';
import { lesson } from './lesson';
import { args, hidden, type Moves } from './moves';
import { INQUISITION_FROM, PLAYERS } from './queries';
import type { Options, State, View } from './state';
import { refusals } from './text';
import { reveal, view } from './view';

/** Seconds of a step that always ends by the clock. */
const seconds = (title: string, from: number, to: number, usual: number) =>
  z.int().min(from).max(to).default(usual).meta({ title, unit: 'seconds' });

/** Seconds of a step that may wait for ever. */
const secondsOrNone = (title: string, from: number, to: number, usual: number) =>
  z
    .int()
    .min(0)
    .max(to)
    .refine((value) => value === 0 || value >= from, `Give ${from} to ${to} seconds, or 0 for no limit.`)
    .default(usual)
    .meta({ title, unit: 'seconds', off: 'No limit', from });

const options = z
  .object({
    hintMode: z
      .enum(['typed', 'spoken'])
      .default('typed')
      .meta({
        title: 'Hints',
        description: 'Spoken, you say your hint aloud and press that you said it. Typed hints are checked.',
        labels: { typed: 'Typed', spoken: 'Said aloud' },
        main: true,
      }),
    avoidRepeats: z
      .boolean()
      .default(false)
      .meta({
        title: 'Public words',
        description: 'Rolled, the same word can come twice in a match.',
        labels: { false: 'Rolled', true: 'No repeats' },
      }),
    debugger: z
      .boolean()
      .default(false)
      .meta({
        title: 'Debugger',
        description: 'From six players: one of the users knows the code word.',
        labels: { false: 'Left out', true: 'In play' },
      }),
    accomplice: z
      .boolean()
      .default(false)
      .meta({
        title: 'Accomplice',
        description: 'From six players: somebody knows both insiders and helps them.',
        labels: { false: 'Left out', true: 'In play' },
      }),
    nightSeconds: seconds('Night', 10, 60, 10),
    hintSeconds: secondsOrNone('A hint', 10, 300, 60),
    discussSeconds: secondsOrNone('Discussion', 30, 900, 180),
    voteSeconds: secondsOrNone('The vote', 10, 120, 30),
    resultSeconds: seconds('The result of a vote', 3, 30, 5),
    discoverySeconds: seconds('Discovery', 10, 30, 10),
  })
  .strict();

export const covertques = defineGame<State, View, Moves, Options>({
  id: 'covertques',
  title: 'Covert Ques',
  tagline: 'Two of you share a word. Find each other before the others find you.',
  players: PLAYERS,
  minutes: [1, 9],
  options,
  paces: [
    {
      title: 'Quick',
      about: 'A hint 30 s, talk 1½ min, vote 20 s. Six people: 5 min a round.',
      options: { hintSeconds: 30, discussSeconds: 90, voteSeconds: 20 },
    },
    {
      title: 'Usual',
      about: 'A hint 1 min, talk 3 min, vote 30 s. Six people: 10 min a round.',
      options: {},
    },
    {
      title: 'Relaxed',
      about: 'A hint 2 min, talk 5 min, vote 1 min. Six people: 18 min a round.',
      options: { hintSeconds: 120, discussSeconds: 300, voteSeconds: 60 },
    },
  ],
  cannotStart: (chosen, seats) =>
    (chosen.debugger || chosen.accomplice) && seats < INQUISITION_FROM ? 'inquisition-needs-six' : null,
  game,
  view,
  reveal,
  args,
  legal,
  hidden,
  // No hint: it may be refused for the code word.
  openMoves: ['saidIt', 'suspect', 'readyToVote', 'claim', 'retract'],
  asides: ['claim', 'retract'],
  deadline: (G) => G.deadline,
  bots,
  lines,
  remark,
  imagine,
  invariant,
  // Hints are the players' own words: one may happen to stand on another card.
  secretContent: { files: { faces }, shown: (G) => topicOf(G.topic).confidential },
  lesson,
  privateBytes: 512,
  privateChangeBytes: () => 96,
  honours,
  carryOver: (G) => G.topicsUsed,
  refusals,
});
