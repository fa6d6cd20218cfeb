import type { Ctx, Game } from 'boardgame.io';
import type { z } from 'zod';
import type { PublicCtx } from './ctx';
import type { Code, GameId, Seat, Viewer } from './ids';
import type { Json } from './json';
import type { Random } from './random';
import type { Lines, Remark } from './voice';

/** A move's arguments chosen so far. */
export type Draft = readonly Json[];

/** Each move's name with its complete arguments. */
export type MoveArgs = Record<string, Draft>;

/** The moves' names and complete arguments, inferred from their schemas in `args`. */
export type MovesOf<Args extends Record<string, z.ZodType>> = { [M in keyof Args]: Extract<z.infer<Args[M]>, Draft> };

/** The part of each move that another viewer may notice, by move name. */
export type HiddenMoves<View, Moves extends MoveArgs> = {
  [M in keyof Moves]?: (args: Moves[M], seen: View, by: Seat) => Json;
};

/**
 * The definition that `games/<id>/index.ts` passes to `defineGame`. An ordinary boardgame.io game needs the first six
 * entries and runs as it is. Every other entry is optional, has a default, and adds a guarantee. The server, the tests
 * and the scripts load a definition. In the browser only the page that checks a finished deal loads it, without
 * `content/secret/`.
 */
export interface GameDefinition<State, View extends BaseView, Moves extends MoveArgs, Options> {
  /**
   * Name of the game's folder, in addresses and in the store: 1 to 20 lower-case letters and digits, starting with a
   * letter. It never changes, because matches are stored under it. The platform's own words are reserved
   * (`RESERVED_GAME_IDS`).
   */
  id: GameId;
  /** Name shown on the home page, in rooms and above the table. */
  title: string;
  /** One line for the home page. */
  tagline: string;
  /** Seats in a match, both limits included: 1 to 12. Bots fill empty seats; people beyond the maximum watch. */
  players: { min: number; max: number };
  /** Duration of a match with bots in minutes, from and to, as measured in `docs/balance.md`. */
  minutes: [number, number];
  /**
   * The boardgame.io object: phases, turns, stages, turn orders, events, long-form moves and `INVALID_MOVE` work as
   * boardgame.io documents them. `name`, `minPlayers`, `maxPlayers` and (with `view`) `playerView` follow from the rest
   * of the definition. Without an `endIf` the match ends as soon as the state has an `outcome`. A match ends with an
   * `Outcome`, with `{ winner: seat }` or with `{ draw: true }`; anything else is a fault of the last move. A game
   * whose `turn` is exactly `{ activePlayers: ActivePlayers.ALL }`, without phases, keeps everything in `G` and its
   * `ctx` never changes. Every other game sends the public part of its `ctx` to all viewers.
   *
   * A move gets `random`, `clock` and `tell` (`Apis`) beside boardgame.io's own plugins, and `setup` gets `Setup`. An
   * error thrown by a move is a fault: it is logged, the match keeps its last good state, and the client that moved is
   * told that the move did not count.
   *
   * @example
   * ```ts
   * const game: Game<State, Apis, Setup<Options>> = {
   *   setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),
   *   turn: { activePlayers: ActivePlayers.ALL },
   *   moves: {
   *     accuse: ({ G, playerID, tell }, about: Seat) => {
   *       G.accused[playerID] = about;
   *       tell('accused', { by: playerID });
   *     },
   *   },
   * };
   * ```
   */
  game: Game<State, Apis, Setup<Options>>;
  /**
   * Version of `State`, stored with each match. After the game's first release, raise it whenever `State` or the effect
   * of a move on it changes. Default: 1.
   */
  version?: number;
  /**
   * The view of a seat, or of a spectator (null), who may know least. Built up from nothing, pure, plain JSON, and
   * small, because it is computed for every viewer after each move. `ctx` is the public part of the match's. Default:
   * what the game's `playerView` leaves of `G`, with the public part of `ctx` beside it (`PlainView`).
   *
   * @example
   * ```ts
   * view: (G, viewer) => ({
   *   waitingFor: G.outcome ? [] : [G.turn],
   *   out: [],
   *   endsAt: G.endsAt,
   *   bids: G.bids,
   *   me: viewer === null ? null : must(G.hands[viewer]),
   *   truth: G.outcome && G.hands,
   * }),
   * ```
   */
  view?(G: State, viewer: Viewer, ctx: PublicCtx): View;
  /** The view with all cards up, for replays of finished matches only. Default: the spectator's view. */
  reveal?(G: State): View;
  /**
   * Parses the host's choices and describes the form; every field has a default. `.meta()` holds a field's `title`,
   * `description`, `labels` and `unit`. `main` puts the field beside the paces instead of under "more"; on a number,
   * `off` is the label of 0 and `from` the smallest other value. Default: no options.
   *
   * @example
   * ```ts
   * options: z.strictObject({
   *   seconds: z.int().min(30).max(600).default(90).meta({ title: 'Time to talk', unit: 'seconds' }),
   *   spies: z.boolean().default(false).meta({ title: 'With spies' }),
   * }),
   * ```
   */
  options?: z.ZodType<Options>;
  /** Sets of options, from quick to slow; the host picks a set with one tap. Default: none. */
  paces?: readonly Pace<Options>[];
  /**
   * Returns the code (one of `refusals`) of the reason why these options do not work with that number of seats, or null
   * if they do. The room cannot start while there is a reason.
   */
  cannotStart?(options: Options, seats: number): Code | null;
  /**
   * Returns the code (one of `refusals`) of a reason against these options with that number of seats, or null. The host
   * is asked to confirm the start.
   */
  startWarning?(options: Options, seats: number): Code | null;
  /**
   * The schema of each move's arguments; others are refused as `invalid-args`. A move without a schema can only be made
   * by the server (`timeout`). Default: every move of the game, its phases and its stages takes JSON of at most 4 KB,
   * and `timeout` remains the server's.
   *
   * @example
   * ```ts
   * args: { bid: z.tuple([z.int().min(1).max(20), z.int().min(1).max(6)]), doubt: z.tuple([]) },
   * ```
   */
  args?: { [M in keyof Moves]: z.ZodType<Moves[M]> };
  /**
   * The legal moves of a seat, computed from its view. The server asks before each move, boards before they draw a
   * button, bots and random players before they choose; the game's moves then assume that they are legal. Default: what
   * `ai.enumerate` offers from the view, or nothing in advance if the game has none. Then the reducer judges each move:
   * `INVALID_MOVE` and moves of another phase or stage are refused as `illegal-move`, moves out of turn as
   * `not-your-turn`, and a move may throw a `Refusal` with its own code.
   *
   * @example
   * ```ts
   * legal: {
   *   bid: flat<View, [count: number, face: number]>({
   *     closed: (view, seat) => (view.waitingFor.includes(seat) ? null : 'not-your-turn'),
   *     unfit: ({ bid }, _seat, [count]) => (bid && count <= bid.count ? 'bid-higher' : null),
   *     list: (view) => everyBid(view.seats),
   *   }),
   * },
   * ```
   */
  legal?: LegalMoves<View, Moves>;
  /**
   * For each refusal code of this game, one sentence that helps the player act: `'bid-higher': 'Bid more dice.'`. Only
   * the player who was refused reads it. Default: sentences exist for the platform's codes only.
   */
  refusals?: Readonly<Record<Code, string>>;
  /**
   * The part of a seat's move that another viewer may notice, from that viewer's view before the move; `by` is the seat
   * that moves. Two legal moves with the same part must leave that viewer's view and the public log the same. Null is
   * nothing: if such moves leave a view the same, the log may not tell even their names apart. Everyone reads the log,
   * so it may contain no more than a spectator may notice. Default: the whole move is public. In a game without a
   * `view`, each move that calls no `tell` gets a line on the public log with the move's name and without its
   * arguments; moves listed here get none.
   *
   * @example
   * ```ts
   * hidden: {
   *   // Others may notice that a seat accuses, if a view shows it, but not whom.
   *   accuse: () => null,
   *   // The wolves see one another's choice; others notice nothing.
   *   hunt: ([target], seen) => (seen.me?.role === 'wolf' ? target : null),
   * },
   * ```
   */
  hidden?: HiddenMoves<View, Moves>;
  /**
   * Moves that never advance the game, such as a seat's own switch or a claim. They are always open, so bots of level
   * `random` ignore them.
   */
  asides?: readonly (keyof Moves & string)[];
  /**
   * Moves that the open screen of a two-screen seat may make, because nothing about them is secret: all viewers see the
   * arguments, and any arguments that `legal` accepts on the spectator's view it also accepts on the seat's. Default:
   * none, so that all moves are made on the phone; or all, if the game hides nothing.
   */
  openMoves?: readonly (keyof Moves & string)[];
  /**
   * Relative frequency with which random players try each move, 1 by default, for games that would hardly ever end if
   * all moves were equally likely. `{ pass: 0.2 }` passes a fifth as often.
   */
  randomWeights?: { readonly [M in keyof Moves]?: number };
  /**
   * Server time in ms from which the server makes the move `timeout`, even with no client connected and after a
   * restart, or null if no clock is running. Called after every move, but not once there is an outcome. The move must
   * advance the match: if the deadline stayed the same, the server would make it again. Default: null.
   */
  deadline?(G: State): number | null;
  /**
   * Bots by level, easiest first. The level `random` is always available through `legal` or `ai.enumerate`; without
   * either, a bot only lets time pass. A bot plays a seat the host gave it, or stands in for an absent player, so it
   * knows the seat's view and nothing else. If it throws or is refused, a random legal move is made instead.
   *
   * @example
   * ```ts
   * bots: {
   *   hunch: {
   *     about: 'Accuses somebody, once.',
   *     delay: ({ waitingFor }, seat) => (waitingFor.includes(seat) ? { from: 2_000, to: 8_000 } : null),
   *     choose(view, seat, random) {
   *       const args = randomDraft(legal.accuse, view, seat, random);
   *       return args && { move: 'accuse', args };
   *     },
   *   },
   * },
   * ```
   */
  bots?: Record<string, Bot<View>>;
  /**
   * The level of bots for which no level was chosen. Default: the first of `bots`, or else `searcher` if the game has
   * one.
   */
  usualBot?: string;
  /**
   * `searcher: {}` adds the level `searcher`: a bot that samples truths its seat cannot rule out (`imagine`), plays
   * them on by `legal`, and makes the move that does best. For games that have both and keep everything in `G`.
   * Default: none.
   */
  searcher?: Searcher<View>;
  /** The deal of the coached first match, always the same: the person has seat 0, bots of `level` have the others. */
  lesson?: Lesson;
  /** Bots' chat lines by situation; `Remark.about` names the situation. */
  lines?: Lines;
  /** A bot's remark on a public fact, chosen from the open view alone, or null for none. */
  remark?(facts: LogEntry, open: View, seat: Seat): Remark | null;
  /**
   * Another state that this viewer cannot rule out, made from the view alone: `view(imagine(view, viewer, random),
   * viewer)` equals the view, and the match can continue from it. All chance comes from `random`. Tests play matches in
   * both worlds and compare what is sent; `searcher` plays many. Without it secrecy is "not proved".
   *
   * @example
   * ```ts
   * imagine({ seats, bid, me, waitingFor }, viewer, random) {
   *   const dice = seats.map((seat) => [seat, seat === viewer ? must(me) : random.D6(5)]);
   *   return { dice: Object.fromEntries(dice), bid, turn: must(waitingFor[0]), outcome: null };
   * },
   * ```
   */
  imagine?(view: View, viewer: Viewer, random: Random): State;
  /** Throws with a sentence if a condition that holds in every state of every match is broken. For tests. */
  invariant?(G: State): void;
  /**
   * Number of bytes of JSON by which a seat's view may exceed the spectator's. Each seat's frame is padded to that
   * length, so that its size reveals nothing (docs/engine.md, Equal traffic). Default: frames are not padded.
   */
  privateBytes?: number;
  /**
   * Number of bytes by which a seat's difference may exceed the spectator's at one moment, computed from the open views
   * before and after. All seats' differences are padded to it. Default: `privateBytes`.
   */
  privateChangeBytes?(before: View, after: View): number;
  /**
   * Passed to this game's next setup in the same room (`Setup.carryOver`), such as who begins, or scores so far.
   * Default: null.
   */
  carryOver?(G: State): Json;
  /**
   * Returns the carried-over value with its seats replaced, since players may sit elsewhere in the next match. `seatNow`
   * returns the seat that the player of a seat of the last match has in the next one, or null if they do not play.
   * Default: the value is passed on unchanged.
   */
  reseat?(carryOver: Json, seatNow: (before: Seat) => Seat | null): Json;
  /**
   * Counts for each seat of a finished match, for the best liar and the best detective of an evening. Called once, when
   * the match ends by its rules. Default: the evening shows winners and points only.
   */
  honours?(G: State): Record<Seat, Honours>;
  /**
   * The content that the rules draw from `content/secret/`. A browser that deals a finished match again gets it with
   * the replay, limited to what that match has shown. Default: none.
   */
  secretContent?: SecretContent<State>;
  /**
   * Converts a stored state of an earlier `version` into a current one. If it returns null, or the game has none, the
   * match is cancelled with a message. Default: none.
   */
  upgrade?(old: unknown, version: number): State | null;
}

/** Content that no browser has until a match has shown it. */
export interface SecretContent<State> {
  /** The files by their names without `.json`. */
  files: Readonly<Record<string, Json>>;
  /**
   * The parts of the files that a match has shown, for games whose views also hold players' own words. Default: every
   * part that is in the match's views.
   */
  shown?(G: State): Json;
}

/** A set of options that makes a match quicker or slower. */
export interface Pace<Options> {
  /** The button's label, one word: `Quick`. */
  title: string;
  /** A sentence or two on what it means in minutes. */
  about: string;
  /**
   * The options that differ from the defaults. An option that another pace names and this one does not has its default.
   */
  options: Partial<Options>;
}

/** The optional entries of a definition, in the order of the ladder. A module says which it has. */
export const RUNGS = ['view', 'options', 'args', 'legal', 'deadline', 'bots', 'imagine', 'hidden'] as const;
export type Rung = (typeof RUNGS)[number];

/** A game as the platform uses it, made by `defineGame`: a definition with every default filled in. */
export interface GameModule<State, View extends BaseView, Moves extends MoveArgs, Options>
  extends Omit<GameDefinition<State, View, Moves, Options>, Filled> {
  version: number;
  /** `ctx` is the match's. Games that keep everything in `G` may be called without it. */
  view(G: State, viewer: Viewer, ctx?: Ctx): View;
  reveal(G: State, ctx?: Ctx): View;
  options: z.ZodType<Options>;
  args: { [M in keyof Moves]: z.ZodType<Moves[M]> };
  legal: LegalMoves<View, Moves>;
  refusals: Readonly<Record<Code, string>>;
  deadline(G: State): number | null;
  bots: Record<string, Bot<View>>;
  /** True if the game uses boardgame.io's turns and phases, so that its `ctx` changes. */
  hasOwnCtx: boolean;
  /**
   * The judge of a move: the game's `legal` (a move that the rules then drop is a fault), or boardgame.io's reducer.
   */
  judges: 'legality' | 'reducer';
  /** The optional entries that the definition has. All others are defaults, and nothing is proved about them. */
  rungs: ReadonlySet<Rung>;
}

type Filled = 'version' | 'view' | 'reveal' | 'options' | 'args' | 'legal' | 'refusals' | 'deadline' | 'bots';

/** The data of the shared table; the same in all views. */
export interface BaseView {
  /** Seats whose action the table is waiting for. */
  waitingFor: Seat[];
  /** Seats that are out of the game. */
  out: Seat[];
  /** End of the visible timer in ms of server time, or null if there is none. */
  endsAt: number | null;
  /** True while room chat and reactions are closed. */
  quiet?: boolean;
  /** True at a practice table, which says so in place of its clock. */
  practice?: boolean;
}

/** The data that `setup` gets beside the number of seats. */
export interface Setup<Options> {
  /** The host's choices, parsed by `options`. */
  options: Options;
  /** Server time in ms at which the match starts. */
  now: number;
  /** The value of `carryOver` after this game's last match in the room, reseated, or null for the first match. */
  carryOver: Json;
  /**
   * The seat of the only person at a practice table, where bots play all others, or null for an ordinary match. No
   * clock may count against that seat unless the rules require it.
   */
  practice?: Seat | null;
}

/** The plugins that every move gets beside boardgame.io's own. In `setup` the clock reads 0: use `Setup.now`. */
export type Apis = {
  /** The match's own random numbers, with boardgame.io's names and meanings, which no client can predict. */
  random: Random;
  /** Server time in ms. */
  clock: { now(): number };
  /** Adds a fact to the public log. */
  tell(code: Code, facts?: Json): void;
};

/**
 * The result of a match, returned by `endIf` and sent as `ctx.gameover`. `shared/outcome.ts` checks it for every game.
 */
export interface Outcome {
  /** The winning seats; empty for a draw. */
  winners: Seat[];
  /** Points by seat, for games that count them. */
  points?: Record<Seat, number>;
  /** Code of the reason why it is over; `text.reason` turns it into a sentence. */
  reason: Code;
  /** Set by the platform, never by a game, if the match does not count. */
  cancelled?: true;
}

/** An entry of the public log as stored and sent. */
export interface LogEntry {
  /** Counts from 1 within each match. */
  n: number;
  /** Server time in ms. */
  at: number;
  /** The code passed to `tell`. */
  code: Code;
  /** The facts passed to `tell`: seats, cards, numbers. */
  facts: Json;
}

/** Counts of a seat's actions in a finished match, simple enough for one sentence (docs/evening.md). */
export interface Honours {
  /** Times it deceived the others, such as false claims or votes that did not fall on it. */
  deceptions: number;
  /** Shots, votes and guesses in which it judged another seat, and how many of them were right. */
  suspicions: { right: number; of: number };
}

export type LegalMoves<View, Moves extends MoveArgs> = { [M in keyof Moves]: Legality<View, Moves[M]> };

/** The legal arguments of a move, as functions of the seat's view, so that no refusal reveals anything. */
export interface Legality<View, Args> {
  /** The code of the reason why the move is closed for any arguments, or null if `next` offers some. */
  why(view: View, seat: Seat): Code | null;
  /** The code of the first reason why these arguments are refused, or null if they are legal. */
  refusal(view: View, seat: Seat, args: Args): Code | null;
  /** The possible continuations of a draft. */
  next(view: View, seat: Seat, draft: Draft): Step;
}

/** The possible continuations of a draft. */
export interface Step {
  /** True if the draft is complete and may be sent. */
  whole: boolean;
  /** Marks on the board that can be picked, and the draft each leads to; the best first. */
  picks: { mark: Json; draft: Draft }[];
  /**
   * Set if the next argument is free text: `refusal` judges it, and bots call `sample`. The walk continues after it.
   */
  text?: { maxLength: number; sample(random: Random): string };
}

/** A match dealt for a newcomer. Its seed is public, so it is played alone with bots and does not count. */
export interface Lesson {
  /** 64 hexadecimal digits. */
  seed: string;
  /** Number of seats, the person's included. */
  seats: number;
  /** The bots' level. */
  level: string;
  /** Options that differ from the defaults. */
  options?: Json;
}

/** Which seats people play; public at the table. */
export interface Company {
  /** Seats that people play now; bots play the others. */
  people: readonly Seat[];
}

/** A player that chooses from a seat's view, never from the state. */
export interface Bot<View> {
  /** Name in the menu of bots. Default: the level. */
  title?: string;
  /** One sentence about how it plays. Default: none. */
  about?: string;
  /**
   * Default number of positions it looks at. A bot with a budget starts thinking as soon as its turn is visible, and
   * its answer waits for the drawn time. A bot without one is asked 0.1 s before that time.
   */
  budget?: number;
  /**
   * The key of what the open view is waiting for this seat to do, or null for nothing. A drawn time remains until the
   * key changes. Default: the whole open view, so that every public change draws a new time.
   */
  asked?(open: View, seat: Seat, company: Company): Json;
  /**
   * The delay before the bot acts, in ms, from the spectator's view, the company and the server's time alone, or null
   * if it waits until something changes. Drawn when the key changes and whenever the bot was asked.
   */
  delay(open: View, seat: Seat, now: number, company: Company): { from: number; to: number } | null;
  /**
   * True if the table can discuss what the bot is about to do: a reaction or a chat line then makes it think again at a
   * new time, at most three times for the same key. Default: false.
   */
  disturbed?(open: View, seat: Seat, company: Company): boolean;
  /**
   * The move to make, or null for none yet (it is asked again at a new time). `budget` is a number of positions, so
   * that games can be repeated; `now` is the server's time in ms; `temper` runs from -1 (careful) to 1 (bold); `seats`
   * is the number of players.
   */
  choose(
    view: View,
    seat: Seat,
    random: Random,
    budget: number,
    now: number,
    temper?: number,
    seats?: number,
  ): BotMove | null;
  /** The bot's answer to a chat line that names it, or null for none. */
  answer?(view: View, seat: Seat, said: { by: Seat; text: string }, random: Random): Remark | null;
}

/** Optional settings of the searcher (`shared/searcher/`). */
export interface Searcher<View> {
  /** Number of positions it looks at before a move. Default: 2,000. */
  budget?: number;
  /**
   * Number of moves after its own at which a sampled truth is rated by `value`. Default: 8. Without `value` each is
   * played to the end, as far as the budget allows.
   */
  horizon?: number;
  /** Rating of a view for a seat, from 0 (lost) to 1 (won). Without it only finished matches count. */
  value?(view: View, seat: Seat): number;
  /**
   * A level of `bots`, for games in which random play gets nowhere: the searcher repeatedly asks that bot for moves,
   * chooses among them, and lets such bots play the truths on. Each answer counts as one position. Default: random
   * play, and every legal move is tried.
   */
  playout?: string;
}

/** A bot's move. It is judged like any other move. */
export interface BotMove {
  /** The move's name, one of `args`. */
  move: string;
  /** All its arguments, in order. */
  args: Draft;
  /** A chat line sent once the move has counted. It is public, so it reveals only what the seat wants known. */
  say?: Remark | null;
}

/** A module without its types, for lists of different games: the only place where they are forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds games of different types
export type AnyModule = GameModule<any, any, any, any>;
