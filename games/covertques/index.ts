import { defineGame, honoursOf } from 'hush/game';
import { z } from 'zod';
import { bots } from './bot';
import { lines } from './bot/lines';
import { remark } from './bot/remarks';
import { FILES, fileOf, topicOf } from './content/secret/topics';
import { game } from './game';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { LANGUAGES } from './languages';
import { claims } from './legal';
import { lesson } from './lesson';
import { LOBBY, POSTER } from './lobbyText';
import { moves } from './moves';
import { INQUISITION, PLAYERS } from './queries';
import type { Moves, Options, Side, State, View } from './state';
import { lying } from './story';
import { refusals } from './text';
import { reveal, view } from './view';

const { options: words, paces } = LOBBY;
const [quick, normal, relaxed] = paces;

interface Words {
  title: string;
  off?: string;
}

/** Creates the schema of a step's time limit in seconds, for a step that must have one. */
const seconds = (text: Words, from: number, to: number, usual: number) =>
  z
    .int()
    .min(from)
    .max(to)
    .default(usual)
    .meta({ ...text, unit: 'seconds' });

/** Creates the schema of a step's time limit in seconds, where 0 means no limit. */
const secondsOrNone = (text: Words, from: number, to: number, usual: number) =>
  z
    .int()
    .min(0)
    .max(to)
    .refine((value) => value === 0 || value >= from)
    .default(usual)
    .meta({ ...text, unit: 'seconds', from });

const options = z
  .object({
    hintMode: z
      .enum(['typed', 'spoken'])
      .default('typed')
      .meta({ ...words.hintMode, main: true }),
    avoidRepeats: z.boolean().default(false).meta(words.avoidRepeats),
    debugger: z.boolean().default(false).meta(words.debugger),
    accomplice: z.boolean().default(false).meta(words.accomplice),
    nightSeconds: seconds(words.nightSeconds, 10, 60, 10),
    hintSeconds: secondsOrNone(words.hintSeconds, 10, 300, 60),
    discussSeconds: secondsOrNone(words.discussSeconds, 30, 900, 180),
    voteSeconds: secondsOrNone(words.voteSeconds, 10, 120, 30),
    resultSeconds: seconds(words.resultSeconds, 3, 30, 5),
    discoverySeconds: seconds(words.discoverySeconds, 10, 30, 10),
    words: z
      .enum(LANGUAGES)
      .default('en')
      .meta({ ...words.words, language: true, main: true }),
  })
  .strict();

const face = z.array(z.string().min(1)).length(6);
const card = z.strictObject({ title: z.string().min(1), open: face, confidential: face });
for (const cards of Object.values(FILES)) z.record(z.string(), card).parse(cards);

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
    tagline: POSTER.tagline,
    players: PLAYERS,
    minutes: [1, 9],
    options,
    paces: [
      { ...quick, options: { hintSeconds: 30, discussSeconds: 90, voteSeconds: 20 } },
      { ...normal, options: {} },
      { ...relaxed, options: { hintSeconds: 120, discussSeconds: 300, voteSeconds: 60 } },
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
    secretContent: {
      files: FILES,
      used: (G) => [fileOf(G.options.words)],
      shown(G) {
        const { title, publicWords, confidential } = topicOf(G);
        return [title, ...publicWords, ...confidential];
      },
    },
    privateBytes: 512,
    privateChangeBytes: () => 96,
  },
  bots: { levels: bots, lines, remark },
  storage: { invariant },
  evening: { carryOver: (G) => G.topicsUsed, honours: (G) => honoursOf(lying, reveal(G)), sides: WINS },
});
