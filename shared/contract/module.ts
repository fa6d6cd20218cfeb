import type { Ctx, Game, LongFormMove, MoveFn } from 'boardgame.io';
import type { z } from 'zod';
import type { Claim, Claims, Unclaimed } from '../claims/claims';
import type { PublicCtx } from '../engine/ctx';
import type { Code, GameId, Seat, Viewer } from '../ids';
import type { Json } from '../json';
import type { Random } from '../random';
import type { Lines, Remark } from './voice';

/** A move's arguments chosen so far. Its type may end with optional arguments. */
export type Draft = readonly (Json | undefined)[];

/** The names of a game's moves, with their complete arguments. */
export type MoveArgs = Record<string, Draft>;

/** boardgame.io's own type of a game, with the moves and arguments that `Moves` names. */
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
   * they draw a button, bots and random players before they choose. The rule can therefore assume that its arguments
   * are legal. Either all moves have a `legal` or none. Default: the moves that `ai.enumerate` offers from the view;
   * without `ai`, no legal moves are known in advance. In both cases the reducer judges each move: `INVALID_MOVE` and
   * moves of another phase or stage are refused as `illegal-move`, moves out of turn as `not-your-turn`, and a move may
   * throw a `Refusal` with its own code.
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
   * True if the public screen of a two-screen seat may make the move, because nothing about it is secret: all viewers see
   * the arguments, and `legal` accepts on the seat's view all arguments that it accepts on the spectator's view. Moves
   * that are not open are made on the phone. Default: false, or true if the game hides nothing at all.
   */
  open?: boolean;
  /**
   * True for a move that never advances the game, such as a claim or a seat's own setting. Such a move is possible at
   * almost any time, so bots of level `random` ignore it.
   */
  aside?: boolean;
  /**
   * Relative frequency with which random players try the move, for games that would hardly ever end if all moves were
   * equally likely. For example, with a weight of 0.2 for a move `pass`, they pass a fifth as often. Default: 1.
   */
  weight?: number;
}

/** The definitions of a game's moves, by name. */
export type MoveDefinitions<View, Moves extends MoveArgs> = { [M in keyof Moves]: MoveDefinition<View, Moves[M]> };

/**
 * The definition that `games/<id>/index.ts` passes to `defineGame`. An ordinary boardgame.io game needs `id`, `lobby` and
 * `game` and runs as it is. Every other entry is optional, has a default, and adds a guarantee. The server, the tests and
 * the scripts load a definition. In the browser only the page that checks a finished deal loads it, without
 * `content/secret/`.
 */
export interface GameDefinition<State, View extends BaseView, Moves extends MoveArgs, Options> {
  /**
   * The name of the game's folder, used in addresses and in the store: 1 to 20 lower-case letters and digits, starting
   * with a letter. The id never changes, because matches are stored under it. The platform's own words are reserved
   * (`RESERVED_GAME_IDS`).
   */
  id: GameId;
  /** The game in the lobby: its name, its seats, its options. */
  lobby: Lobby<Options, View>;
  /**
   * The boardgame.io object: phases, turns, stages, turn orders, events, long-form moves and `INVALID_MOVE` work as
   * boardgame.io documents them. `name`, `minPlayers`, `maxPlayers` and (with `view`) `playerView` follow from the rest
   * of the definition. Without an `endIf` the match ends as soon as the state has an `outcome`. A match ends with an
   * `Outcome`, with `{ winner: seat }` or with `{ draw: true }`. Any other result is logged as a warning and shown as
   * it is (`Outcome.said`). A game
   * whose `turn` is exactly `{ activePlayers: ActivePlayers.ALL }`, without phases, keeps everything in `G` and its
   * `ctx` never changes. In every other game, the public part of `ctx` is sent to all viewers.
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
   * The moves that players make. A move that is not listed can only be made by the server (`timeout`). Default: every
   * move of the game, its phases and its stages, with JSON of at most 4 KB as arguments, except `timeout`.
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
   * The claims that players can make in public, from `defineClaims` (docs/adding-a-game.md, Claims). They add the moves
   * `claim` and `retract` to `moves` and `game`. `legal` includes `claims.legal`. Default: no claims.
   */
  claims?: Claims<View, Claim>;
  /**
   * For each refusal code of this game, one sentence that helps the player act: `'bid-higher': 'Bid more dice.'`. Only
   * the player whose move was refused reads it. Default: none. The platform has sentences for its own codes.
   */
  refusals?: Readonly<Record<Code, string>>;
  /**
   * Returns the view of a seat, or of a spectator (null), who may know least. A view is built up from nothing, pure,
   * plain JSON, and small, because it is computed for every viewer after each move. `ctx` is the public part of the
   * match's `ctx`. Default: the `G` that the game's `playerView` returns, with the public part of `ctx` beside it
   * (`PlainView`).
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
  /** Timers. Default: no clock runs. */
  time?: Time<State>;
  /** Secrets, and the functions with which tests prove that they stay secret. Default: nothing is proved. */
  secrecy?: Secrecy<State, View>;
  /** The players that are not people. Default: bots that move at random. */
  bots?: Bots<View>;
  /** Stored matches. Default: a change of `State` makes them unreadable. */
  storage?: Storage<State>;
  /** Data that a room keeps from one match to the next. Default: who won. */
  evening?: Evening<State>;
}

/** The entry `lobby`: the texts and choices that players see before a match. */
export interface Lobby<Options, View> {
  /** Name shown on the home page, in rooms and above the table. */
  title: string;
  /** One line for the home page. */
  tagline: string;
  /** Seats in a match, both limits included: 1 to 12. Bots fill empty seats; people beyond the maximum watch. */
  players: { min: number; max: number };
  /** Shortest and longest usual duration of a match with bots, in minutes, as measured in `docs/balance.md`. */
  minutes: [number, number];
  /**
   * The schema that parses the host's choices and describes the form. Every field has a default. `.meta()` holds a
   * field's `title`, `description`, `labels` and `unit`. `main` puts the field beside the paces instead of under
   * "more"; on a number, `off` is the label of 0 and `from` the smallest other value. Default: no options.
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
  /** Sets of options, from quick to slow. The host picks a set with one tap. Default: none. */
  paces?: readonly Pace<Options>[];
  /**
   * Returns why these options do not work with this number of seats, as a code from `refusals`, or null if they do.
   * With a reason, the room cannot start.
   */
  cannotStart?(options: Options, seats: number): Code | null;
  /**
   * Returns a reason against these options with this number of seats, as a code from `refusals`, or null. With a
   * reason, the host must confirm the start.
   */
  startWarning?(options: Options, seats: number): Code | null;
  /**
   * The coached first match: its deal, which is always the same, and the bot that plays all seats but the person's. The
   * person has seat 0.
   */
  lesson?: Lesson<View>;
}

/** The entry `time` of a definition. */
export interface Time<State> {
  /**
   * Returns when the server makes the move `timeout`, in ms of server time, or null if no clock is running. The server
   * makes this move even with no client connected and after a restart. Called after every move until there is an
   * outcome. `timeout` must change the deadline or end the match, because the server would otherwise make it again.
   * Default: null.
   */
  deadline?(G: State): number | null;
  /**
   * Returns the state with its clocks postponed by `ms`. `paused` means that the host paused the match for that time:
   * move every time that is compared with the clock. `added` means that the host added time: move only the deadline
   * that players see, or return null if no time can be added now. Default: moves `G.deadline` or `G.endsAt`, and adds
   * no time if neither is a number.
   */
  postpone?(G: State, ms: number, why: 'paused' | 'added'): State | null;
}

/** The entry `secrecy` of a definition. */
export interface Secrecy<State, View> {
  /**
   * Returns the view with all cards face up, for replays of finished matches and for delayed stages. Default: the
   * spectator's view.
   */
  reveal?(G: State): View;
  /**
   * Makes a state that this viewer cannot rule out, from the view alone: `view(imagine(view, viewer, random), viewer)`
   * equals the view, and the match can continue from the state. All chance comes from `random`. Tests play matches from
   * both the real and the imagined state and compare what is sent; `searcher` plays many imagined ones. Without
   * `imagine`, the tests report secrecy as "not proved".
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
   * The number of bytes of JSON by which a seat's view may exceed the spectator's. Every seat's frame is padded to that
   * length, so that its size reveals nothing (docs/engine.md, "Equal traffic"). Default: no padding.
   */
  privateBytes?: number;
  /**
   * Returns the number of bytes by which a seat's difference may exceed the spectator's after one move, from the
   * spectator's views before and after it. All seats' differences are padded to that length. Default: `privateBytes`.
   */
  privateChangeBytes?(before: View, after: View): number;
  /**
   * The content in `content/secret/` from which the rules draw. A browser that checks a finished match's deal gets this
   * content with the replay, limited to what the match has shown. Default: none.
   */
  secretContent?: SecretContent<State>;
}

/** The entry `bots` of a definition. */
export interface Bots<View> {
  /**
   * Bots by level, easiest first. The level `random` always exists and chooses among the moves of `legal` or
   * `ai.enumerate`. Without either, its bots only let time pass. A bot plays a seat the host gave it, or stands in for
   * an absent player, so it knows the seat's view and nothing else. If a bot throws or its move is refused, a random
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
   * The level of bots for which the host chose no level. Default: the first of `levels`, else `searcher` if the game
   * has it.
   */
  usualBot?: string;
  /**
   * Settings of the level `searcher`, which exists if this is set (`{}` is enough): a bot that samples states that its
   * seat cannot rule out (`imagine`), continues them with legal moves, and makes the move that does best. For games
   * with `imagine` and `legal` that keep everything in `G`. Default: none.
   */
  searcher?: Searcher<View>;
  /** Bots' chat lines by situation, which is named in `Remark.about`. */
  lines?: Lines;
  /** Returns a bot's remark on a public fact, from the spectator's view alone, or null. */
  remark?(facts: LogEntry, open: View, seat: Seat): Remark | null;
}

/** The entry `storage` of a definition. */
export interface Storage<State> {
  /**
   * Version of `State`, stored with each match. Once the game is released, raise it when `State` changes or a move
   * changes `State` differently. Default: 1.
   */
  version?: number;
  /**
   * Converts a stored state of an earlier `version` to the current one. If it returns null or is missing, the match is
   * cancelled with a message. Default: none.
   */
  upgrade?(old: unknown, version: number): State | null;
  /** Throws an error with a sentence if the state breaks a condition that must hold in every match. Used by tests. */
  invariant?(G: State): void;
}

/** The entry `evening` of a definition. */
export interface Evening<State> {
  /**
   * Returns a value for the game's next setup in the same room (`Setup.carryOver`), such as who begins, or the scores.
   * Default: null.
   */
  carryOver?(G: State): Json;
  /**
   * Returns the carried-over value with its seats replaced, because players may sit elsewhere in the next match.
   * `seatNow` maps a seat in the last match to the same player's seat in the next one, or null if the player has none.
   * Default: the value stays unchanged.
   */
  reseat?(carryOver: Json, seatNow: (before: Seat) => Seat | null): Json;
  /**
   * Returns each seat's counts for a finished match, from which the summary of the room's matches names its best liar
   * and best detective (docs/evening.md). Called once, when the match ends by its rules. Default: the summary shows
   * only winners and points.
   */
  honours?(G: State): Record<Seat, Honours>;
  /**
   * The sides that a person who is out may predict as the winner. Each side has the reasons of the outcomes in which it
   * wins. The text's `sides` has their names. Default: a person predicts one of the players who are still in.
   */
  sides?: Readonly<Record<string, readonly Code[]>>;
}

/** Content that no browser receives before a match has shown it. */
export interface SecretContent<State> {
  /** The contents of the files, by file name without `.json`. */
  files: Readonly<Record<string, Json>>;
  /**
   * Returns the parts of the files that a match has shown. Needed if views also contain words written by players.
   * Default: every part that occurs in the match's views.
   */
  shown?(G: State): Json;
}

/** A set of options that makes a match quicker or slower. */
export interface Pace<Options> {
  /** The button's label, one word: `Quick`. */
  title: string;
  /** A sentence or two about the duration of a match at this pace. */
  about: string;
  /** The options that differ from the defaults. Options named only by other paces keep their defaults. */
  options: Partial<Options>;
}

/**
 * The optional entries of a definition and its moves that add a guarantee. `GameModule.rungs` has those that a
 * definition contains.
 */
export const RUNGS = ['view', 'options', 'moves', 'legal', 'deadline', 'bots', 'imagine', 'hidden'] as const;
export type Rung = (typeof RUNGS)[number];

/**
 * A game as the platform uses it, made by `defineGame`: the definition with all defaults, its groups flattened, and one
 * record for each entry of the moves' definitions.
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
  /** `ctx` may be left out for games that keep everything in `G`. */
  view(G: State, viewer: Viewer, ctx?: Ctx): View;
  reveal(G: State, ctx?: Ctx): View;
  options: z.ZodType<Options>;
  args: { [M in keyof Moves]: z.ZodType<Moves[M]> };
  legal: LegalMoves<View, Moves>;
  /** Returns the part of a move that another viewer may notice. Public moves have no entry. */
  hidden: { [M in keyof Moves]?: (args: Moves[M], seen: View, by: Seat) => Json };
  /** The moves that a seat's public screen may make. */
  openMoves: ReadonlySet<string>;
  /** The moves that never advance the game. */
  asides: ReadonlySet<string>;
  /** The frequencies at which random players try moves, if not 1. */
  weights: { readonly [M in keyof Moves]?: number };
  refusals: Readonly<Record<Code, string>>;
  deadline(G: State): number | null;
  postpone(G: State, ms: number, why: 'paused' | 'added'): State | null;
  bots: Record<string, Bot<View>>;
  /** True if the game uses boardgame.io's turns and phases, so that its `ctx` changes. */
  hasOwnCtx: boolean;
  /**
   * Decides whether a move is legal: the game's `legal`, or boardgame.io's reducer. If the rules ignore a move that
   * `legal` accepted, that is a fault.
   */
  judges: 'legality' | 'reducer';
  /**
   * The optional entries that the definition contains. The remaining entries have defaults, about which tests prove
   * nothing.
   */
  rungs: ReadonlySet<Rung>;
}

/** The fields that the platform needs from every view. These fields are the same for all viewers. */
export interface BaseView {
  /** The seats for which the table is waiting. */
  waitingFor: Seat[];
  /** Seats that are out of the game. */
  out: Seat[];
  /** When the visible timer ends, in ms of server time, or null if there is none. */
  endsAt: number | null;
  /** True while room chat and reactions are closed. */
  quiet?: boolean;
  /** True at a practice table, which shows that in place of its clock. */
  practice?: boolean;
}

/** The data that `setup` gets besides the number of seats. */
export interface Setup<Options> {
  /** The host's choices, parsed by `options`. */
  options: Options;
  /** When the match starts, in ms of server time. */
  now: number;
  /**
   * The value that `carryOver` returned after the game's last match in the room, with its seats replaced by `reseat`.
   * Null for the first match.
   */
  carryOver: Json;
  /**
   * The seat of the only person at a practice table, where bots play all other seats, or null for an ordinary match. No
   * clock may count against that seat unless the rules require it.
   */
  practice?: Seat | null;
}

/** The plugins that every move gets besides boardgame.io's own. In `setup` the clock reads 0: use `Setup.now`. */
export type Apis = {
  /** The match's random numbers, which no client can predict, with boardgame.io's function names and meanings. */
  random: Random;
  /** Server time in ms. */
  clock: { now(): number };
  /** Adds a fact to the public log. */
  tell(code: Code, facts?: Json): void;
};

/**
 * The result of a match, returned by `endIf` and sent as `ctx.gameover`. `shared/contract/outcome.ts` checks it for every game.
 */
export interface Outcome {
  /** The winning seats. Empty for a draw. */
  winners: Seat[];
  /** Points by seat, for games that count them. */
  points?: Record<Seat, number>;
  /** The code of the reason why the match is over. `text.reason` turns it into a sentence. */
  reason: Code;
  /** Set if the match does not count. Only the platform sets it, never a game. */
  cancelled?: true;
  /**
   * The game's result as text, if it is none of the documented ones. Only the platform sets it. `winners` are then the
   * seats named in the result, if any.
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

/** A log entry of a game whose log has these `Facts`, keyed by code. An entry's code determines the type of its facts. */
export type EntryOf<Facts> = {
  [C in keyof Facts]: Omit<LogEntry, 'code' | 'facts'> & { code: C; facts: Facts[C] };
}[keyof Facts];

/** Counts of a seat's actions in a finished match, each simple enough for one sentence (docs/evening.md). */
export interface Honours {
  /** The number of false claims that the seat did not retract. A repeated claim counts once. */
  deceptions: number;
  /** The shots, votes and guesses in which the seat judged another, and how many were right. */
  suspicions: { right: number; of: number };
}

/** The legality of each move. `Refusal` contains the codes with which a move may be refused. Each has a sentence. */
export type LegalMoves<View, Moves extends MoveArgs, Refusal extends Code = Code> = {
  [M in keyof Moves]: Legality<View, Moves[M], Refusal>;
};

/** Refusal codes for which the platform has a sentence in every game. */
export type PlatformRefusal = 'invalid-args' | 'game-over' | 'not-your-turn' | 'on-your-phone' | 'nothing-to-choose';

/** The codes with which a game with these sentences may refuse a move. */
export type RefusalOf<Sentences> = (keyof Sentences & string) | PlatformRefusal;

/** The legality of a move, as functions of the seat's view, so that no refusal reveals what the seat does not know. */
export interface Legality<View, Args, Refusal extends Code = Code> {
  /** Returns the code of the reason why the move is closed for any arguments, or null if `next` offers some. */
  why(view: View, seat: Seat): Refusal | PlatformRefusal | null;
  /** Returns the code of the first reason why these arguments are refused, or null if they are legal. */
  refusal(view: View, seat: Seat, args: Args): Refusal | PlatformRefusal | null;
  /** Returns the possible continuations of a draft. */
  next(view: View, seat: Seat, draft: Draft): Step;
}

/** The possible continuations of a draft. */
export interface Step {
  /** True if the draft is complete and may be sent. */
  whole: boolean;
  /** Marks that can be picked on the board, each with the resulting draft, best first. */
  picks: { mark: Json; draft: Draft }[];
  /**
   * Set if the next argument is free text. `refusal` judges the text, and bots call `sample`. More arguments may
   * follow.
   */
  text?: { maxLength: number; sample(random: Random): string };
}

/** A match dealt for a newcomer. Its seed is public, so it is played alone with bots and does not count. */
export interface Lesson<View> {
  /** 64 hexadecimal digits. */
  seed: string;
  /** The number of seats, including the person's. */
  seats: number;
  /**
   * The bot that plays all seats but the person's. It waits for the learner, brings about what the coach wants to show,
   * and never puts the learner out of the match. Like every bot, it chooses from its seat's view. It may rely on the
   * deal, which is always the same.
   */
  bot: Bot<View>;
  /** Options that differ from the defaults. */
  options?: Json;
}

/** The seats that people play. Everyone at the table knows them. */
export interface Company {
  /** The seats that people play now. Bots play all other seats. */
  people: readonly Seat[];
}

/** A player that chooses from a seat's view, never from the state. */
export interface Bot<View> {
  /** The level's name in the menu of bots. Default: its key in `bots`. */
  title?: string;
  /** One sentence about how the bot plays. Default: none. */
  about?: string;
  /**
   * The default number of positions the bot may examine. A bot with a budget starts thinking when its turn becomes
   * visible, and its move waits for the drawn time. A bot without a budget is asked for its move 0.1 s before the drawn
   * time.
   */
  budget?: number;
  /** When the bot acts. Several bots may share a timing. */
  timing: BotTiming<View>;
  /** Returns the move to make, or null to wait. After null, the bot is asked again at a new time. */
  choose(context: BotContext<View>): BotMove | null;
  /** Returns the bot's reply to a chat line that names the bot, or null. */
  answer?(view: View, seat: Seat, said: { by: Seat; text: string }, random: Random): Remark | null;
}

/** Decides when a bot acts, from the spectator's view and the company alone, so that its speed reveals nothing. */
export interface BotTiming<View> {
  /**
   * Returns a key that identifies this seat's next action, as far as the spectator's view shows it, or null if there is
   * none. The drawn time stays valid until the key changes. Default: the whole spectator's view, so that every public
   * change draws a new time.
   */
  asked?(open: View, seat: Seat, company: Company): Json;
  /**
   * Returns the range in ms from which the bot's delay is drawn, or null to wait until something changes. It depends
   * only on the spectator's view, the company and the server's time. A delay is drawn when the key of `asked` changes
   * and after each call of `choose`.
   */
  delay(open: View, seat: Seat, now: number, company: Company): { from: number; to: number } | null;
  /**
   * Returns true if the table can discuss the bot's next action. A reaction or a chat line then makes the bot think
   * again at a new time, up to three times per key. Default: false.
   */
  disturbed?(open: View, seat: Seat, company: Company): boolean;
}

/** The input from which a bot chooses a move. */
export interface BotContext<View> {
  /** The view of the bot's seat. */
  view: View;
  /** The seat that the bot plays. */
  seat: Seat;
  /** The number of players. */
  seats: number;
  /** The source of all randomness. */
  random: Random;
  /** Server time in ms. */
  now: number;
  /**
   * The number of positions that the bot may examine. A number and not a time, so that the same position gives the same
   * move.
   */
  budget: number;
  /** The bot's temper, from -1 (careful) to 1 (bold). */
  temper: number;
}

/** Optional settings of the searcher (`shared/searcher/`). */
export interface Searcher<View> {
  /** The number of positions that the searcher may examine before a move. Default: 2,000. */
  budget?: number;
  /**
   * The number of moves played in a sampled state, after the searcher's own move, before `value` rates the state.
   * Default: 8. Without `value`, each sample is played to the end, if the budget allows.
   */
  horizon?: number;
  /** Rates a view for a seat, from 0 (lost) to 1 (won). Without `value`, only finished matches are rated. */
  value?(view: View, seat: Seat): number;
  /**
   * A level of `bots`, for games in which random play gets nowhere. The searcher asks a bot of this level repeatedly
   * for moves, chooses among them, and lets such bots continue in the sampled states. Each answer counts as one
   * position. Default: the searcher tries every legal move and continues at random.
   */
  playout?: string;
}

/** A bot's move, which is judged like any other move. */
export interface BotMove {
  /** The move's name. */
  move: string;
  /** All its arguments, in order. */
  args: Draft;
  /** A chat line sent once the move is accepted. It is public, so it should reveal only what the seat wants known. */
  say?: Remark | null;
}

/**
 * A module and a move without type parameters, for lists of different games. The only place that gives up their types.
 */
// biome-ignore lint/suspicious/noExplicitAny: a list holds moves of different types
export type AnyMove = MoveDefinition<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: a list holds games of different types
export type AnyModule = GameModule<any, any, any, any>;
