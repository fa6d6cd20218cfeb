import type { Ctx, Game, LongFormMove, MoveFn } from 'boardgame.io';
import type { z } from 'zod';
import type { Claim, Claims, Unclaimed } from '../claims/claims';
import type { PublicCtx } from '../engine/ctx';
import type { Code, GameId, Seat, Viewer } from '../ids';
import type { Json } from '../json';
import type { Random } from '../random';
import type { Lines, Remark } from './voice';

/** The arguments of a move that have been chosen so far. The last ones may be optional. */
export type Draft = readonly (Json | undefined)[];

/** The names of a game's moves, with their complete arguments. */
export type MoveArgs = Record<string, Draft>;

/** boardgame.io's `Game` type, with typed moves and arguments from `Moves`. */
export type TypedGame<State, Moves extends MoveArgs, Options = Record<string, never>> = Game<
  State,
  Apis,
  Setup<Options>
> &
  (string extends keyof Moves ? unknown : { moves?: { [M in keyof Moves]?: RuleOf<State, Moves[M]> } });

type MoveContext<State> = Parameters<MoveFn<State, Apis>>[0];
type MoveRule<State, Given extends Draft> = (
  context: MoveContext<State>,
  ...args: Given
) => ReturnType<MoveFn<State, Apis>>;
/** A move as a function, or in boardgame.io's long form. */
type RuleOf<State, Given extends Draft> =
  | MoveRule<State, Given>
  | (Omit<LongFormMove<State, Apis>, 'move'> & { move: MoveRule<State, Given> });

/** Everything about a player's move except its rule, which is in `game.moves`. */
export interface MoveDefinition<View, Given extends Draft> {
  /**
   * The schema of the arguments. Arguments that do not fit it are refused as `invalid-args`.
   *
   * @example
   * ```ts
   * args: z.tuple([z.int().min(1).max(20), z.int().min(1).max(6)]),
   * ```
   */
  args: z.ZodType<Given>;
  /**
   * The legality of the move, computed from the seat's view. The server consults it before each move, boards before
   * they draw a button, bots and random players before they choose. The move's function can therefore assume that its
   * arguments are legal. Either all moves have a `legal`, or none has. Default: the moves that `ai.enumerate` offers
   * from the view; without `ai`, no legal moves are known in advance. In both cases the reducer judges each move:
   * `INVALID_MOVE` and moves of another phase or stage are refused as `illegal-move`, moves out of turn as
   * `not-your-turn`, and a move may throw a `Refusal` with its own code.
   *
   * @example
   * ```ts
   * legal: flat<View, [count: number, face: number]>({
   *   closed: (view, seat) => (view.waitingFor.includes(seat) ? null : 'not-your-turn'),
   *   unfit: ({ bid }, _seat, [count]) => (bid && count <= bid.count ? 'bid-higher' : null),
   *   list: (view) => everyBid(view.seats),
   * }),
   * ```
   */
  legal?: Legality<View, Given>;
  /**
   * Returns the part of the move that another viewer may notice. `seen` is that viewer's view before the move, and `by`
   * the seat that moves. If two legal moves have the same part, that viewer's view and the public log must be the same
   * after either. Null means that the viewer may notice nothing, not even the move's name: if two such moves leave the
   * viewer's view the same, their log entries must be the same too. Everyone reads the log, so it may contain no more
   * than a spectator may notice. Default: the whole move is public. In a game without a `view`, each move that calls no
   * `tell` adds a line to the public log, with the move's name and without its arguments. A move with `hidden` adds
   * none.
   *
   * @example
   * ```ts
   * // Others may notice that a seat accuses, if a view shows it, but not whom.
   * accuse: { args: z.tuple([seat]), hidden: () => null },
   * // The wolves see one another's choice; others notice nothing.
   * hunt: { args: z.tuple([seat]), hidden: ([target], seen) => (seen.me?.role === 'wolf' ? target : null) },
   * ```
   */
  hidden?(args: Given, seen: View, by: Seat): Json;
  /**
   * For players who use a public screen and a phone: true if the move may be made on the public screen, because nothing
   * about it is secret. All viewers must see the arguments, and `legal` must accept for the seat's view all arguments
   * that it accepts for the spectator's view. Moves that are not open are made on the phone. Default: false, or true if
   * the game hides nothing at all.
   */
  open?: boolean;
  /**
   * True for a move that never advances the game, such as a claim or a seat's own setting. Asides are legal at almost
   * any time, so bots at level `random` ignore them.
   */
  aside?: boolean;
  /**
   * The relative frequency with which random players try this move. Some games would hardly ever end if all moves were
   * equally likely. For example, with a weight of 0.2 for a move `pass`, random players pass a fifth as often. Default:
   * 1.
   */
  weight?: number;
}

/** The definitions of a game's moves, by name. */
export type MoveDefinitions<View, Moves extends MoveArgs> = { [M in keyof Moves]: MoveDefinition<View, Moves[M]> };

/**
 * The definition that `games/<id>/index.ts` passes to `defineGame`. An ordinary boardgame.io game needs `id`, `lobby`
 * and `game` and runs as it is. Every other entry is optional, has a default, and adds a guarantee. The server, the
 * tests and the scripts load a definition. In the browser, only the page that checks a finished match's deal loads a
 * definition, without `content/secret/`.
 */
export interface GameDefinition<State, View extends BaseView, Moves extends MoveArgs, Options> {
  /**
   * The name of the game's folder, used in URLs and in the store: 1 to 20 lower-case letters and digits, starting with
   * a letter. The id never changes, because matches are stored under it. Words that the platform uses in URLs are
   * reserved (`RESERVED_GAME_IDS`).
   */
  id: GameId;
  /** The game's name, seats and options, and other texts shown in the lobby. */
  lobby: Lobby<Options, View>;
  /**
   * The boardgame.io object: phases, turns, stages, turn orders, events, long-form moves and `INVALID_MOVE` work as
   * boardgame.io documents them. `name`, `minPlayers`, `maxPlayers` and (with `view`) `playerView` follow from the rest
   * of the definition. Without an `endIf` the match ends as soon as the state has an `outcome`. A match ends with an
   * `Outcome`, with `{ winner: seat }` or with `{ draw: true }`. Any other result is logged as a warning and shown as
   * it is (`Outcome.said`). A game whose `turn` is exactly `{ activePlayers: ActivePlayers.ALL }`, without phases,
   * keeps everything in `G` and its `ctx` never changes. In every other game, the public part of `ctx` is sent to all
   * viewers.
   *
   * A move gets `random`, `clock` and `tell` (`Apis`) beside boardgame.io's own plugins, and `setup` gets `Setup`. An
   * error thrown by a move is a fault: it is logged, the match keeps its last good state, and the client that moved is
   * told that the move did not count.
   *
   * @example
   * ```ts
   * const game: TypedGame<State, Moves, Options> = {
   *   setup: ({ ctx, random }, setup) => deal(ctx.numPlayers, must(setup), random),
   *   turn: { activePlayers: ActivePlayers.ALL },
   *   moves: {
   *     accuse: ({ G, playerID, tell }, about) => {
   *       G.accused[playerID] = about;
   *       tell('accused', { by: playerID });
   *     },
   *   },
   * };
   * ```
   */
  game: TypedGame<State, NoInfer<Moves>, Options>;
  /**
   * The moves that players can make. Any other move can only be made by the server (`timeout`). Default: all moves of
   * the game, its phases and its stages except `timeout`, each with arguments of at most 4 KB of JSON.
   *
   * @example
   * ```ts
   * moves: {
   *   bid: { args: z.tuple([z.int().min(1).max(20), z.int().min(1).max(6)]), legal: legal.bid, open: true },
   *   doubt: { args: z.tuple([]), legal: legal.doubt, open: true },
   * },
   * ```
   */
  moves?: MoveDefinitions<View, Moves> | MoveDefinitions<View, Unclaimed<Moves>>;
  /**
   * The claims that players can make in public, from `defineClaims` (docs/adding-a-game.md, Claims). Claims add the
   * moves `claim` and `retract` to `moves` and `game`. `legal` includes `claims.legal`. Default: no claims.
   */
  claims?: Claims<View, Claim>;
  /**
   * For each refusal code of this game, one sentence that helps the player act: `'bid-higher': 'Bid more dice.'`. Only
   * the player whose move was refused sees it. Default: none. The platform has sentences for its own codes.
   */
  refusals?: Readonly<Record<Code, string>>;
  /**
   * Returns what a seat, or a spectator (null), may see. A spectator may see the least. Build the view as a new object
   * of plain JSON, without side effects. Keep it small, because a view is computed for every viewer after each move.
   * `ctx` is the public part of the match's `ctx`. Default: the `G` that the game's `playerView` returns, with the
   * public part of `ctx` beside it (`PlainView`).
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
  /** The timers of a match. Default: no clock runs. */
  time?: Time<State>;
  /**
   * Functions with which tests prove that secrets stay secret, and other settings of secrecy. Default: nothing is
   * proved.
   */
  secrecy?: Secrecy<State, View>;
  /** The bots that can play the game. Default: bots that make random moves. */
  bots?: Bots<View>;
  /** Settings for stored matches. Default: stored matches become unreadable when `State` changes. */
  storage?: Storage<State>;
  /** Data that a room keeps from one match to the next. Default: only who won. */
  evening?: Evening<State>;
}

/** The `lobby` entry of a game definition: texts and choices that players see before a match. */
export interface Lobby<Options, View> {
  /** Name shown on the home page, in rooms and above the table. */
  title: string;
  /** One line for the home page. */
  tagline: string;
  /**
   * The minimum and maximum number of seats, from 1 to 12. Bots fill empty seats. Anyone who joins when all seats are
   * taken becomes a spectator.
   */
  players: { min: number; max: number };
  /** The usual duration of a match with bots, shortest and longest, in minutes, as measured in `docs/balance.md`. */
  minutes: [number, number];
  /**
   * The schema that parses the host's choices and describes the form. Every field has a default. `.meta()` sets a
   * field's `title`, `description`, `labels` and `unit`. `main` shows the field beside the paces instead of under
   * "more". For a number, `off` is the label of the value 0, and `from` the smallest other value. `language` marks a
   * choice of languages by their tags: in a new room, it is the one that the host's browser prefers. Default: no options.
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
  /** Sets of options, from quick to slow. The host picks a set with a single tap. Default: none. */
  paces?: readonly Pace<Options>[];
  /**
   * Returns why these options do not work with this number of seats, as a code from `refusals`, or null if they do. If
   * there is a reason, the room cannot start.
   */
  cannotStart?(options: Options, seats: number): Code | null;
  /**
   * Returns why these options are a bad choice for this number of seats, as a code from `refusals`, or null if they are
   * fine. If there is a reason, the host must confirm the start.
   */
  startWarning?(options: Options, seats: number): Code | null;
  /**
   * The coached first match: its deal, which is always the same, and the bot that plays all seats except seat 0, which
   * the learner has.
   */
  lesson?: Lesson<View>;
}

/** The `time` entry of a game definition. */
export interface Time<State> {
  /**
   * Returns the time at which the server makes the move `timeout`, in ms of server time, or null if no clock is
   * running. The server makes this move even if no client is connected, and after a restart. Called after every move
   * until there is an outcome. The move must change the deadline or end the match, because otherwise the server would
   * make it again. Default: null.
   */
  deadline?(G: State): number | null;
  /**
   * Returns the state with its clocks postponed by `ms`. If `why` is `paused`, the host had paused the match for
   * that time, so postpone every time that is compared with the clock. If it is `added`, the host added time, so
   * postpone only the deadline that players see, or return null if no time can be added now. Default: postpones
   * `G.deadline` or `G.endsAt`, and adds no time if neither is a number.
   */
  postpone?(G: State, ms: number, why: 'paused' | 'added'): State | null;
}

/** The `secrecy` entry of a game definition. */
export interface Secrecy<State, View> {
  /**
   * Returns a view with all secrets revealed, for replays of finished matches and for delayed stages. Default: the
   * spectator's view.
   */
  reveal?(G: State): View;
  /**
   * Guesses a state that this viewer cannot rule out, from the view alone.
   * `view(imagine(view, viewer, random), viewer)` must equal the view, and the match must be able to continue from the
   * state. All chance comes from `random`. Tests continue matches from both the real and the imagined state, and
   * compare what is sent to the viewer. The bot level `searcher` plays on in many imagined states. Without `imagine`,
   * the tests report secrecy as "not proved".
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
  /**
   * The maximum number of bytes of JSON by which a seat's view may be longer than the spectator's view. The frames of
   * all seats are padded to the same length, so that their size reveals nothing (docs/engine.md, "Equal traffic").
   * Default: no padding.
   */
  privateBytes?: number;
  /**
   * Returns the maximum number of bytes by which the change to a seat's view, as sent after one move, may be longer
   * than the change to the spectator's view. The arguments are the spectator's views before and after the move. Changes
   * for all seats are padded to the same length. Default: `privateBytes`.
   */
  privateChangeBytes?(before: View, after: View): number;
  /**
   * The content of `content/secret/`, from which the rules draw. The replay of a finished match contains the part of
   * this content that the match has shown, so that a browser can check the deal. Default: none.
   */
  secretContent?: SecretContent<State>;
}

/** The `bots` entry of a game definition. */
export interface Bots<View> {
  /**
   * Bots by level, easiest first. The level `random` always exists and chooses among the moves of `legal` or
   * `ai.enumerate`. Without either, these bots make no moves. A bot plays a seat that the host gave to it, or
   * stands in for an absent player, so it knows only the seat's view. If a bot throws or its move is refused, a random
   * legal move is made instead.
   *
   * @example
   * ```ts
   * levels: {
   *   hunch: {
   *     about: 'Accuses somebody, once.',
   *     timing: {
   *       delay: ({ waitingFor }, seat) => (waitingFor.includes(seat) ? { from: 2_000, to: 8_000 } : null),
   *     },
   *     choose({ view, seat, random }) {
   *       const args = randomDraft(legal.accuse, view, seat, random);
   *       return args && { move: 'accuse', args };
   *     },
   *   },
   * },
   * ```
   */
  levels?: Record<string, Bot<View>>;
  /**
   * The level of bots if the host has not chosen one. Default: the first of `levels`, else `searcher` if the game has
   * this level.
   */
  usualBot?: string;
  /**
   * Adds the bot level `searcher`, with these settings (`{}` is enough). Its bots sample states that their seat cannot
   * rule out (`imagine`), play on in these states with legal moves, and choose the move with the best results. Works
   * for games with `imagine` and `legal` that keep everything in `G`. Default: no such level.
   */
  searcher?: Searcher<View>;
  /** The chat lines of bots, by situation. The situation is the `about` of a `Remark`. */
  lines?: Lines;
  /** Returns a bot's remark on a public fact, or null for none. It may only depend on the spectator's view. */
  remark?(facts: LogEntry, open: View, seat: Seat): Remark | null;
}

/** The `storage` entry of a game definition. */
export interface Storage<State> {
  /**
   * Version of `State`, stored with each match. After the game's release, increase this number when `State` changes, or
   * when a move changes `State` in a different way. Default: 1.
   */
  version?: number;
  /**
   * Converts a state that was stored with an earlier `version` to the current one. If this returns null or is not
   * defined, the match is cancelled with a message. Default: none.
   */
  upgrade?(old: unknown, version: number): State | null;
  /**
   * Throws an error with a descriptive message if the state breaks a condition that must always hold. Used by tests.
   */
  invariant?(G: State): void;
}

/** The `evening` entry of a game definition. */
export interface Evening<State> {
  /**
   * Returns a value to pass to the next `setup` of this game in the same room (`Setup.carryOver`), such as who begins,
   * or the scores. Default: null.
   */
  carryOver?(G: State): Json;
  /**
   * Returns the carried-over value with its seats replaced, because players may sit elsewhere in the next match.
   * `seatNow` maps a seat in the last match to the same player's seat in the next match, or to null if the player has
   * none. Default: the value stays unchanged.
   */
  reseat?(carryOver: Json, seatNow: (before: Seat) => Seat | null): Json;
  /**
   * Returns counts of each seat's actions in a finished match. The summary of the room's matches uses them to name the
   * best liar and the best detective (docs/evening.md). Called once, when the match ends by its rules. Default: the
   * summary shows only winners and points.
   */
  honours?(G: State): Record<Seat, Honours>;
  /**
   * The sides that a player who is out of the game can predict as the winner. Each side lists the outcome reasons with
   * which it wins. The names of the sides are in `sides` of the game's text. Default: the player predicts one of the
   * players who are still in the game.
   */
  sides?: Readonly<Record<string, readonly Code[]>>;
}

/** Content that no browser receives before a match has shown it. */
export interface SecretContent<State> {
  /** The contents of the files, by file name without the extension `.json`. */
  files: Readonly<Record<string, Json>>;
  /** Returns the names of the files from which a match draws, if it does not need all of them. */
  used?(G: State): readonly string[];
  /**
   * Returns the parts of the files that a match has shown. Define this function if views also contain words written by
   * players. Default: every part that occurs in the match's views.
   */
  shown?(G: State): Json;
}

/** A set of options that makes a match quicker or slower. */
export interface Pace<Options> {
  /** The button's label, one word: `Quick`. */
  title: string;
  /** A sentence or two about the duration of a match at this pace. */
  about: string;
  /** The options that differ from the defaults. Options that only other paces set keep their defaults. */
  options: Partial<Options>;
}

/**
 * The optional entries of a game definition, or of its moves, that add a guarantee. `GameModule.rungs` contains those
 * that a game defines.
 */
export const RUNGS = ['view', 'options', 'moves', 'legal', 'deadline', 'bots', 'imagine', 'hidden'] as const;
export type Rung = (typeof RUNGS)[number];

/**
 * A game in the form that the platform uses, made by `defineGame`: the definition with all defaults and without nested
 * groups. Each property of the move definitions has become a record by move.
 */
export interface GameModule<State, View extends BaseView, Moves extends MoveArgs, Options>
  extends Lobby<Options, View>,
    Secrecy<State, View>,
    Omit<Bots<View>, 'levels'>,
    Storage<State>,
    Evening<State> {
  id: GameId;
  version: number;
  game: Game<State, Apis, Setup<Options>>;
  /** `ctx` can be omitted for games that keep everything in `G`. */
  view(G: State, viewer: Viewer, ctx?: Ctx): View;
  reveal(G: State, ctx?: Ctx): View;
  options: z.ZodType<Options>;
  args: { [M in keyof Moves]: z.ZodType<Moves[M]> };
  legal: LegalMoves<View, Moves>;
  /** Functions that return the part of a move that another viewer may notice. Fully public moves have none. */
  hidden: { [M in keyof Moves]?: (args: Moves[M], seen: View, by: Seat) => Json };
  /** The moves that can be made on a seat's public screen. */
  openMoves: ReadonlySet<string>;
  /** The moves that never advance the game. */
  asides: ReadonlySet<string>;
  /** Relative frequencies with which random players try moves, for moves whose frequency is not 1. */
  weights: { readonly [M in keyof Moves]?: number };
  refusals: Readonly<Record<Code, string>>;
  deadline(G: State): number | null;
  postpone(G: State, ms: number, why: 'paused' | 'added'): State | null;
  bots: Record<string, Bot<View>>;
  /** True if the game uses boardgame.io's turns and phases, so that its `ctx` changes. */
  hasOwnCtx: boolean;
  /**
   * Whether the game's `legal` or boardgame.io's reducer decides if a move is legal. If the rules ignore a move that
   * `legal` accepted, that is a fault.
   */
  judges: 'legality' | 'reducer';
  /** The optional entries that the game defines. All others have defaults, about which tests prove nothing. */
  rungs: ReadonlySet<Rung>;
}

/** The fields that the platform needs from every view. These fields are the same for all viewers. */
export interface BaseView {
  /** The seats for which the table is waiting. */
  waitingFor: Seat[];
  /** Seats that are out of the game. */
  out: Seat[];
  /** The time at which the visible timer ends, in ms of server time, or null if there is none. */
  endsAt: number | null;
  /** True while the room's chat and reactions are closed. */
  quiet?: boolean;
  /** True at a practice table, which shows a sign in place of the clock. */
  practice?: boolean;
}

/** The data that a game's `setup` gets in addition to the number of seats. */
export interface Setup<Options> {
  /** The options that the host chose, parsed by the schema `options`. */
  options: Options;
  /** The start of the match, in ms of server time. */
  now: number;
  /**
   * The value that `carryOver` returned after the game's last match in the room, with its seats replaced by `reseat`.
   * Null for the first match.
   */
  carryOver: Json;
  /**
   * The seat of the only person at a practice table, where bots play all other seats, or null for an ordinary match. No
   * clock may run against this seat unless the rules require it.
   */
  practice?: Seat | null;
}

/**
 * The plugins that every move gets in addition to boardgame.io's own. In `setup`, the clock returns 0, so use
 * `Setup.now` there.
 */
export type Apis = {
  /**
   * The match's random numbers, which no client can predict. The functions have the same names and meanings as
   * boardgame.io's.
   */
  random: Random;
  /** Server time in ms. */
  clock: { now(): number };
  /** Adds a fact to the public log. */
  tell(code: Code, facts?: Json): void;
};

/**
 * The result of a match, returned by `endIf` and sent to clients as `ctx.gameover`. Every game's result is checked by
 * `shared/contract/outcome.ts`.
 */
export interface Outcome {
  /** The winning seats. Empty for a draw. */
  winners: Seat[];
  /** Points by seat, if the game counts points. */
  points?: Record<Seat, number>;
  /** A code for the reason why the match is over. `text.reason` turns the code into a sentence. */
  reason: Code;
  /** Set if the match does not count. Only the platform sets it, never a game. */
  cancelled?: true;
  /**
   * The game's result as text, if it has none of the documented forms. Only the platform sets this property. In that
   * case, `winners` contains the seats named in the result, if any.
   */
  said?: string;
}

/** An entry of the public log as stored and sent. */
export interface LogEntry {
  /** The entry's number in its match, from 1. */
  n: number;
  /** Server time in ms. */
  at: number;
  /** The code passed to `tell`. */
  code: Code;
  /** The facts passed to `tell`: seats, cards, numbers. */
  facts: Json;
}

/**
 * A log entry of a game whose facts have the types in `Facts`, keyed by code. The type of the entry's facts follows
 * from its code.
 */
export type EntryOf<Facts> = {
  [C in keyof Facts]: Omit<LogEntry, 'code' | 'facts'> & { code: C; facts: Facts[C] };
}[keyof Facts];

/**
 * Counts of a seat's actions in a finished match. Each count is simple enough to explain in one sentence
 * (docs/evening.md).
 */
export interface Honours {
  /** The number of false claims that the seat did not retract. A repeated claim counts once. */
  deceptions: number;
  /** The shots, votes and guesses by which the seat judged another player, and how many of them were right. */
  suspicions: { right: number; of: number };
}

/**
 * The legality of each move. `Refusal` lists the codes with which a move may be refused, each of which needs a
 * sentence.
 */
export type LegalMoves<View, Moves extends MoveArgs, Refusal extends Code = Code> = {
  [M in keyof Moves]: Legality<View, Moves[M], Refusal>;
};

/** The refusal codes for which the platform provides a sentence, in every game. */
export type PlatformRefusal = 'invalid-args' | 'game-over' | 'not-your-turn' | 'on-your-phone' | 'nothing-to-choose';

/** The codes with which a game may refuse a move: those that `Sentences` explains, and those of the platform. */
export type RefusalOf<Sentences> = (keyof Sentences & string) | PlatformRefusal;

/**
 * The legality of a move. All functions use only the seat's view, so that no refusal reveals something that the seat
 * does not know.
 */
export interface Legality<View, Args, Refusal extends Code = Code> {
  /** Returns the code of the reason why no arguments are legal now, or null if `next` offers some. */
  why(view: View, seat: Seat): Refusal | PlatformRefusal | null;
  /** Returns the code of the first reason to refuse these arguments, or null if they are legal. */
  refusal(view: View, seat: Seat, args: Args): Refusal | PlatformRefusal | null;
  /** Returns the ways in which a draft can continue. */
  next(view: View, seat: Seat, draft: Draft): Step;
}

/** The ways in which a draft can continue. */
export interface Step {
  /** True if the draft is complete and may be sent. */
  whole: boolean;
  /** The marks that can be picked on the board, best first. Each comes with the draft that picking it leads to. */
  picks: { mark: Json; draft: Draft }[];
  /**
   * Set if the next argument is free text. The function `refusal` decides if a text is allowed. Bots get their text
   * from `sample`. More arguments may follow.
   */
  text?: { maxLength: number; sample(random: Random): string };
}

/**
 * A match for a newcomer that always has the same deal. Its seed is public, so the learner plays alone with bots, and
 * the match does not count.
 */
export interface Lesson<View> {
  /** The seed of the deal: 64 hexadecimal digits. */
  seed: string;
  /** The number of seats, including the learner's. */
  seats: number;
  /**
   * The bot that plays all seats except the learner's. It waits for the learner, steers the match towards what the
   * coach wants to show, and never eliminates the learner. Like every bot, it may only use its seat's view. It can rely
   * on the deal, which is always the same.
   */
  bot: Bot<View>;
  /** Options that differ from the defaults. */
  options?: Json;
}

/** Public information about who plays the seats. */
export interface Company {
  /** The seats that people play now. Bots play all others. */
  people: readonly Seat[];
}

/** A computer player. It chooses moves from its seat's view, never from the state. */
export interface Bot<View> {
  /** The level's name in the menu of bots. Default: its key in `bots`. */
  title?: string;
  /** One sentence about how the bot plays. Default: none. */
  about?: string;
  /**
   * The number of positions that the bot may examine. Default: 400. A bot with a budget starts thinking as soon as it
   * can see that it has to act, and makes its move when its delay is over. A bot without one is asked for its move 0.1
   * s before its delay is over.
   */
  budget?: number;
  /** When the bot acts. Several bots may share this object. */
  timing: BotTiming<View>;
  /** Returns the move to make, or null to wait. After null, the bot is asked again after another delay. */
  choose(context: BotContext<View>): BotMove | null;
  /** Returns the bot's reply to a chat line that mentions the bot by name, or null for no reply. */
  answer?(view: View, seat: Seat, said: { by: Seat; text: string }, random: Random): Remark | null;
}

/**
 * Decides when a bot acts. Uses only the spectator's view and which seats people play, so that the bot's speed reveals
 * nothing.
 */
export interface BotTiming<View> {
  /**
   * Returns a key that identifies this seat's next action, as far as spectators can see it, or null if there is none.
   * While the key stays the same, the bot's delay is not drawn again. Default: the whole spectator's view, so that a
   * new delay is drawn after every public change.
   */
  asked?(open: View, seat: Seat, company: Company): Json;
  /**
   * Returns the range in ms from which the bot's delay is drawn, or null to wait until something changes. The range may
   * only depend on the arguments. A delay is drawn when the key of `asked` changes, and after each call of `choose`.
   */
  delay(open: View, seat: Seat, now: number, company: Company): { from: number; to: number } | null;
  /**
   * Returns true if the players may be discussing the bot's next action. The bot then thinks again, with a new delay,
   * after a reaction or a chat line, at most three times for each key of `asked`. Default: false.
   */
  disturbed?(open: View, seat: Seat, company: Company): boolean;
}

/** The input from which a bot chooses a move. */
export interface BotContext<View> extends Company {
  /** The view of the bot's seat. */
  view: View;
  /** The seat that the bot plays. */
  seat: Seat;
  /** The number of players. */
  seats: number;
  /** The random numbers that the bot must use for all its random choices. */
  random: Random;
  /** Server time in ms. */
  now: number;
  /**
   * The number of positions that the bot may examine. This limit is not a time, so that the same position always gives
   * the same move.
   */
  budget: number;
  /** The bot's temper, from -1 (careful) to 1 (bold). */
  temper: number;
}

/** Optional settings of the bot level `searcher` (`shared/searcher/`). */
export interface Searcher<View> {
  /** The number of positions that the searcher may examine before a move. Default: 2,000. */
  budget?: number;
  /**
   * The number of moves played in a sampled state, after the bot's own move, before `value` rates the state. Default:
   * 8. Without `value`, sampled matches are played to the end, if the budget allows.
   */
  horizon?: number;
  /** Rates a view for a seat, from 0 (lost) to 1 (won). Without this function, only finished matches are rated. */
  value?(view: View, seat: Seat): number;
  /**
   * A bot level from `bots`, for games in which random moves lead nowhere. The searcher asks a bot of this level
   * repeatedly for moves, chooses the best of these moves, and lets bots of this level play on in the sampled states.
   * Each answer of a bot counts as one position. Default: the searcher tries every legal move and continues at random.
   */
  playout?: string;
}

/** A bot's move. It is checked like a person's move. */
export interface BotMove {
  /** The move's name. */
  move: string;
  /** All arguments of the move, in order. */
  args: Draft;
  /**
   * A chat line sent once the move is accepted. The line is public, so it should reveal only what the bot wants the
   * others to know.
   */
  say?: Remark | null;
}

/** A move of a type that is not known here, for code that handles all games alike. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds moves of different types
export type AnyMove = MoveDefinition<any, any>;
/** A game of a type that is not known here, for code that handles all games alike. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds games of different types
export type AnyModule = GameModule<any, any, any, any>;
