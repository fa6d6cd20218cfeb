import { defineGame, honoursOf } from 'hush/game';
import { z } from 'zod';
import { bots } from './bot';
import { lines } from './bot/lines';
import { remark } from './bot/remarks';
import { game } from './game';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { claims } from './legal';
import { lesson } from './lesson';
import { LOBBY, POSTER } from './lobbyText';
import { moves } from './moves';
import { PLAYERS } from './queries';
import { postpone } from './rules/week';
import type { Moves, Options, State, View } from './state';
import { lying } from './story';
import { refusals } from './text';
import { reveal, view } from './view';

const [quick, normal, relaxed] = LOBBY.paces;

const options = z
  .object({
    bulletsOnTable: z
      .boolean()
      .default(false)
      .meta({ ...LOBBY.options.bulletsOnTable, main: true }),
    roundSeconds: z
      .int()
      .min(0)
      .max(600)
      .refine((seconds) => seconds === 0 || seconds >= 60)
      .default(0)
      .meta({ ...LOBBY.options.roundSeconds, unit: 'seconds', from: 60 }),
  })
  .strict();

export const coverblown = defineGame<State, View, Moves, Options>({
  id: 'coverblown',
  lobby: {
    title: 'Cover Blown!',
    tagline: POSTER.tagline,
    players: PLAYERS,
    minutes: [6, 12],
    options,
    paces: [
      { ...quick, options: { roundSeconds: 90 } },
      { ...normal, options: {} },
      { ...relaxed, options: { roundSeconds: 300 } },
    ],
    lesson,
  },
  game,
  moves,
  claims,
  refusals,
  view,
  time: { deadline: (G) => G.deadline, postpone },
  secrecy: {
    reveal,
    imagine,
    privateBytes: 4096,
    // After a call, pads the change to the length that the longest call needs. All players may know that a call was
    // made, but only the caller may know what it said.
    privateChangeBytes: (before, after) => (before.called.length < after.called.length ? 384 : 64),
  },
  bots: { levels: bots, lines, remark },
  storage: { invariant },
  evening: { honours: (G) => honoursOf(lying, reveal(G)) },
});
