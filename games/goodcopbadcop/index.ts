import { z } from 'zod';
import { defineGame } from '#shared/defineGame.ts';
import { bots } from './bot';
import { lines } from './bot/lines';
import { remark } from './bot/remarks';
import { game } from './game';
import { honours } from './honours';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { legal } from './legal';
import { lesson } from './lesson';
import { args, hidden, type Moves } from './moves';
import { PLAYERS } from './queries';
import { deadlineOf } from './rules/windows';
import type { Options, State, View } from './state';
import { refusals } from './text';
import { reveal, view } from './view';

/** Seconds of a step that may wait for ever. */
const seconds = (title: string, from: number, to: number, usual: number, off: string) =>
  z
    .int()
    .min(0)
    .max(to)
    .refine((value) => value === 0 || value >= from, `Give ${from} to ${to} seconds, or 0 for no limit.`)
    .default(usual)
    .meta({ title, unit: 'seconds', off, from });

const options = z
  .object({
    windowSeconds: seconds('Time to react', 5, 60, 10, 'Wait for all'),
    turnSeconds: seconds('A turn', 20, 600, 90, 'No limit'),
    choiceSeconds: seconds('A choice', 10, 120, 30, 'No limit'),
    placementSeconds: seconds('Placing the cards', 20, 300, 60, 'No limit'),
  })
  .strict();

export const goodcopbadcop = defineGame<State, View, Moves, Options>({
  id: 'goodcopbadcop',
  title: 'Good Cop Bad Cop',
  tagline: 'Three cards say which side you are on. Trust nobody armed.',
  players: PLAYERS,
  minutes: [2, 8],
  options,
  paces: [
    {
      title: 'Quick',
      about: 'A turn takes 45 s, each time to react 5 s. Six turns last 6 minutes at most, if nobody reacts twice.',
      options: { windowSeconds: 5, turnSeconds: 45, choiceSeconds: 15, placementSeconds: 30 },
    },
    {
      title: 'Usual',
      about: 'A turn takes 1½ min, each time to react 10 s. Six turns last 12 minutes at most, if nobody reacts twice.',
      options: {},
    },
    {
      title: 'Relaxed',
      about: 'A turn takes 3 min, each time to react 20 s. Six turns last 24 minutes at most, if nobody reacts twice.',
      options: { windowSeconds: 20, turnSeconds: 180, choiceSeconds: 60, placementSeconds: 120 },
    },
  ],
  game,
  view,
  reveal,
  args,
  legal,
  hidden,
  openMoves: ['investigate', 'arm', 'equip', 'shoot', 'keep', 'aim', 'claim', 'retract'],
  asides: ['setAutoPass', 'claim', 'retract'],
  deadline: deadlineOf,
  bots,
  lines,
  remark,
  imagine,
  invariant,
  honours,
  lesson,
  privateBytes: 1_536,
  privateChangeBytes: () => 384,
  refusals,
});
