import { z } from 'zod';
import { defineGame } from '../../shared/defineGame';
import { bots } from './bot';
import { lines } from './bot/lines';
import { remark } from './bot/remarks';
import { game } from './game';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { legal } from './legal';
import { lesson } from './lesson';
import { args, hidden, type Moves } from './moves';
import { PLAYERS } from './queries';
import { deadlineOf } from './rules/windows';
import type { Options, State, View } from './state';
import { refusals } from './text';
import { upgrade } from './upgrade';
import { reveal, view } from './view';

/** Seconds of a step that may wait for ever. */
const seconds = (title: string, from: number, to: number, usual: number, none: string) =>
  z
    .int()
    .min(0)
    .max(to)
    .refine((value) => value === 0 || value >= from, `Give ${from} to ${to} seconds, or 0 for no limit.`)
    .default(usual)
    .meta({ title, description: `${from} to ${to} seconds. 0: ${none}.`, unit: 'seconds' });

const options = z
  .object({
    windowSeconds: seconds('Time to react', 5, 60, 10, 'wait for all'),
    turnSeconds: seconds('A turn', 20, 600, 90, 'no limit'),
    choiceSeconds: seconds('A choice', 10, 120, 30, 'no limit'),
    placementSeconds: seconds('Placing the cards', 20, 300, 60, 'no limit'),
  })
  .strict();

export const goodcopbadcop = defineGame<State, View, Moves, Options>({
  id: 'goodcopbadcop',
  title: 'Good Cop Bad Cop',
  tagline: 'Three cards say which side you are on. Trust nobody armed.',
  players: PLAYERS,
  version: 2,
  minutes: [2, 8],
  options,
  game,
  view,
  reveal,
  args,
  legal,
  hidden,
  preferences: ['setAutoPass'],
  deadline: deadlineOf,
  bots,
  lines,
  remark,
  imagine,
  invariant,
  lesson,
  privateBytes: 1_536,
  refusals,
  upgrade,
});
