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
import { LOBBY, POSTER } from './lobbyText';
import { moves } from './moves';
import { PLAYERS } from './queries';
import { carryOver, reseat } from './rules/firstPlayer';
import { deadlineOf, postpone } from './rules/windows';
import type { Moves, Options, State, View } from './state';
import { lying } from './story';
import { refusals } from './text';
import { reveal, view } from './view';

const { options: words, paces } = LOBBY;
const [quick, normal, relaxed] = paces;

/** Creates the option for the duration of a step in seconds. Where 0 is allowed, it means no time limit. */
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
    windowSeconds: seconds(words.windowSeconds, 5, 60, 10),
    turnSeconds: seconds(words.turnSeconds, 20, 600, 90),
    choiceSeconds: seconds(words.choiceSeconds, 10, 120, 30),
    placementSeconds: seconds(words.placementSeconds, 20, 300, 60),
  })
  .strict();

export const goodcopbadcop = defineGame<State, View, Moves, Options>({
  id: 'goodcopbadcop',
  lobby: {
    title: 'Good Cop Bad Cop',
    tagline: POSTER.tagline,
    players: PLAYERS,
    minutes: [2, 8],
    options,
    paces: [
      { ...quick, options: { windowSeconds: 5, turnSeconds: 45, choiceSeconds: 15, placementSeconds: 30 } },
      { ...normal, options: {} },
      { ...relaxed, options: { windowSeconds: 20, turnSeconds: 180, choiceSeconds: 60, placementSeconds: 120 } },
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
