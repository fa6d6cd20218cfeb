import type { Ctx, Game, LongFormMove, MoveFn } from 'boardgame.io';
import type { z } from 'zod';
import type { Claim, Claims, Unclaimed } from './claims';
import type { PublicCtx } from './ctx';
import type { Code, GameId, Seat, Viewer } from './ids';
import type { Json } from './json';
import type { Random } from './random';
import type { Lines, Remark } from './voice';

/** A move's arguments chosen so far. Its type may end with optional arguments. */
export type Draft = readonly (Json | undefined)[];

/** The names of a game's moves, with their complete arguments. */
export type MoveArgs = Record<string, Draft>;

/**
 * The boardgame.io object of a game whose moves are named by `Moves`: boardgame.io's own type, in which the moves get
 * these arguments.
 */
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
   * Returns the part of the move that another viewer may notice. It gets that viewer's view before the move; `by` is
   * the seat that moves. If two legal moves have the same part, that viewer's view and the public log must be the same
   * after either. Null means that the viewer may notice nothing, not even the move's name: the log may not tell apart
   * two such moves that leave a view the same. Everyone reads the log, so it may contain no more than a spectator may
   * notice. Default: the whole move is public. In a game without a `view`, each move that calls no `tell` adds a line
   * to the public log, with the move's name and without its arguments. A move with `hidden` adds none.
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
   * True if the open screen of a two-screen seat may make the move, because nothing about it is secret: all viewers see
   * the arguments, and `legal` accepts on the seat's view all arguments that it accepts on the spectator's view. Moves
   * that are not open are made on the phone. Default: false, or true if the game hides nothing at all.
   */
  open?: boolean;
  /**
   * True for a move that never advances the game, such as a claim or a seat's own setting. It is open at almost any
   * time, so bots of level `random` ignore it.
   */
  aside?: boolean;
  /**
   * Relative frequency with which random players try the move, for games that would hardly ever end if all moves were
   * equally likely. A weight of 0.2 passes a fifth as often. Default: 1.
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
   * Name of the game's folder, in addresses and in the store: 1 to 20 lower-case letters and digits, starting with a
   * letter. It never changes, because matches are stored under it. The platform's own words are reserved
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
  /** Secrets, and what tests need to prove that they are kept. Default: nothing is proved. */
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
  /** Sets of options, from quick to slow; the host picks a set with one tap. Default: none. */
  paces?: readonly Pace<Options>[];
  /**
   * Returns the reason why these options do not work with that number of seats, as a code from `refusals`, or null if
   * they do. The room cannot start while there is a reason.
   */
  cannotStart?(options: Options, seats: number): Code | null;
  /**
   * Returns a reason against these options with that number of seats, as a code from `refusals`, or null. If there is
   * one, the host is asked to confirm the start.
   */
  startWarning?(options: Options, seats: number): Code | null;
  /**
   * The deal of the coached first match, which is always the same, and the bot that plays the other seats. The person
   * has seat 0.
   */
  lesson?: Lesson<View>;
}

/** The entry `time`. */
export interface Time<State> {
  /**
   * Returns the server time in ms at which the server makes the move `timeout`, or null if no clock is running. The
   * server makes it even with no client connected and after a restart. Called after every move until there is an
   * outcome. `timeout` must advance the match: if the deadline stayed the same, the server would make the move again.
   * Default: null.
   */
  deadline?(G: State): number | null;
  /**
   * Returns the state with its clocks moved later by `ms`. `paused`: the host paused the match for that time, so every
   * time that rules, bots or boards compare with the clock moves. `added`: the host added time, so only the deadline
   * that players see moves; null if no time can be added now. Default: `G.deadline` or `G.endsAt` moves; if neither is a
   * number, no time can be added.
   */
  postpone?(G: State, ms: number, why: 'paused' | 'added'): State | null;
}

/** The entry `secrecy`. */
export interface Secrecy<State, View> {
  /**
   * Returns the view with all cards face up, for replays of finished matches and delayed stages. Default: the
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
   * Number of bytes of JSON by which a seat's view may be longer than the spectator's. Each seat's frame is padded to
   * that length, so that its size reveals nothing (docs/engine.md, Equal traffic). Default: frames are not padded.
   */
  privateBytes?: number;
  /**
   * Number of bytes by which a seat's difference may be longer than the spectator's after one move, computed from the
   * spectator's views before and after it. All seats' differences are padded to it. Default: `privateBytes`.
   */
  privateChangeBytes?(before: View, after: View): number;
  /**
   * The content in `content/secret/` that the rules draw from. A browser that deals a finished match again to check it
   * gets this content with the replay, limited to what that match has shown. Default: none.
   */
  secretContent?: SecretContent<State>;
}

/** The entry `bots`. */
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
   * The level of bots for which the host chose none. Default: the first of `levels`, or else `searcher` if the game has
   * one.
   */
  usualBot?: string;
  /**
   * Settings of the level `searcher`, which `{}` also adds: a bot that samples states its seat cannot rule out
   * (`imagine`), plays on from them by `legal`, and makes the move that does best. For games that have both and keep
   * everything in `G`. Default: none.
   */
  searcher?: Searcher<View>;
  /** Bots' chat lines by situation; `Remark.about` names the situation. */
  lines?: Lines;
  /** Returns a bot's remark on a public fact, chosen from the spectator's view alone, or null for none. */
  remark?(facts: LogEntry, open: View, seat: Seat): Remark | null;
}

/** The entry `storage`. */
export interface Storage<State> {
  /**
   * Version of `State`, stored with each match. After the game's first release, raise it whenever `State` or the effect
   * of a move on it changes. Default: 1.
   */
  version?: number;
  /**
   * Converts a stored state of an earlier `version` into a current one. If it returns null, or the game has none, the
   * match is cancelled with a message. Default: none.
   */
  upgrade?(old: unknown, version: number): State | null;
  /** Throws an error with a sentence if the state breaks a condition that must hold in every match. For tests. */
  invariant?(G: State): void;
}

/** The entry `evening`. */
export interface Evening<State> {
  /**
   * Returns a value for this game's next setup in the same room (`Setup.carryOver`), such as who begins, or scores so
   * far. Default: null.
   */
  carryOver?(G: State): Json;
  /**
   * Returns the carried-over value with its seats replaced, since players may have other seats in the next match.
   * `seatNow` takes a seat in the last match and returns its player's seat in the next one, or null if they do not
   * play. Default: the value is passed on unchanged.
   */
  reseat?(carryOver: Json, seatNow: (before: Seat) => Seat | null): Json;
  /**
   * Returns counts for each seat of a finished match. The summary of a room's matches names its best liar and best
   * detective from them (docs/evening.md). Called once, when the match ends by its rules. Default: the summary shows
   * winners and points only.
   */
  honours?(G: State): Record<Seat, Honours>;
}

/** Content that no browser gets before a match has shown it. */
export interface SecretContent<State> {
  /** The contents of the files, by file name without `.json`. */
  files: Readonly<Record<string, Json>>;
  /**
   * Returns the parts of the files that a match has shown. For games whose views also contain words that players wrote
   * themselves. Default: every part that occurs in the match's views.
   */
  shown?(G: State): Json;
}

/** A set of options that makes a match quicker or slower. */
export interface Pace<Options> {
  /** The button's label, one word: `Quick`. */
  title: string;
  /** A sentence or two about how long a match takes at this pace. */
  about: string;
  /** The options that differ from the defaults. Options that only other paces name have their defaults. */
  options: Partial<Options>;
}

/**
 * The optional entries of a definition and of its moves that add a guarantee. `GameModule.rungs` says which of them a
 * definition has.
 */
export const RUNGS = ['view', 'options', 'moves', 'legal', 'deadline', 'bots', 'imagine', 'hidden'] as const;
export type Rung = (typeof RUNGS)[number];

/**
 * A game as the platform uses it, made by `defineGame`: a definition with every default filled in, the entries of its
 * groups side by side, and the facts of its moves sorted by fact.
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
  /** `ctx` is the match's `ctx`. It can be left out for games that keep everything in `G`. */
  view(G: State, viewer: Viewer, ctx?: Ctx): View;
  reveal(G: State, ctx?: Ctx): View;
  options: z.ZodType<Options>;
  args: { [M in keyof Moves]: z.ZodType<Moves[M]> };
  legal: LegalMoves<View, Moves>;
  /** The part of each move that another viewer may notice, for moves that are not public. */
  hidden: { [M in keyof Moves]?: (args: Moves[M], seen: View, by: Seat) => Json };
  /** The moves that the open screen of a two-screen seat may make. */
  openMoves: ReadonlySet<string>;
  /** The moves that never advance the game. */
  asides: ReadonlySet<string>;
  /** The weights of moves that random players try more or less often than others. */
  weights: { readonly [M in keyof Moves]?: number };
  refusals: Readonly<Record<Code, string>>;
  deadline(G: State): number | null;
  postpone(G: State, ms: number, why: 'paused' | 'added'): State | null;
  /** The bots by level. */
  bots: Record<string, Bot<View>>;
  /** True if the game uses boardgame.io's turns and phases, so that its `ctx` changes. */
  hasOwnCtx: boolean;
  /**
   * The judge of whether a move is legal: the game's `legal` (if the rules then ignore the move, that is a fault), or
   * boardgame.io's reducer.
   */
  judges: 'legality' | 'reducer';
  /**
   * The optional entries that the definition has. The other entries are defaults, about which the tests prove nothing.
   */
  rungs: ReadonlySet<Rung>;
}

/** The data that the platform needs from every view. It is the same in all views. */
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

/** The data that `setup` gets in addition to the number of seats. */
export interface Setup<Options> {
  /** The host's choices, parsed by `options`. */
  options: Options;
  /** Server time in ms at which the match starts. */
  now: number;
  /**
   * The value that `carryOver` returned after this game's last match in the room, with its seats replaced by `reseat`,
   * or null for the first match.
   */
  carryOver: Json;
  /**
   * The seat of the only person at a practice table, where bots play all others, or null for an ordinary match. No
   * clock may count against that seat unless the rules require it.
   */
  practice?: Seat | null;
}

/**
 * The plugins that every move gets in addition to boardgame.io's own. In `setup` the clock reads 0: use `Setup.now`.
 */
export type Apis = {
  /** The match's own random numbers, which no client can predict, under boardgame.io's names and with its meanings. */
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
  /** The winning seats. Empty for a draw. */
  winners: Seat[];
  /** Points by seat, for games that count them. */
  points?: Record<Seat, number>;
  /** Code of the reason why the match is over, which `text.reason` turns into a sentence. */
  reason: Code;
  /** Set if the match does not count, always by the platform and never by a game. */
  cancelled?: true;
  /**
   * The game's result as text, if it is none of the documented ones. Always set by the platform. `winners` are then the
   * seats that the result names, if it names any.
   */
  said?: string;
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

/** An entry of the public log of a game with these facts by code: its code tells the type of its facts. */
export type EntryOf<Facts> = {
  [C in keyof Facts]: Omit<LogEntry, 'code' | 'facts'> & { code: C; facts: Facts[C] };
}[keyof Facts];

/** Counts of a seat's actions in a finished match, simple enough to be told in one sentence (docs/evening.md). */
export interface Honours {
  /** Number of false claims that it did not take back. A repeated claim counts once. */
  deceptions: number;
  /** Shots, votes and guesses in which it judged another seat, and how many of them were right. */
  suspicions: { right: number; of: number };
}

export type LegalMoves<View, Moves extends MoveArgs> = { [M in keyof Moves]: Legality<View, Moves[M]> };

/** The legality of a move, in functions of the seat's view, so that no refusal reveals what the seat does not know. */
export interface Legality<View, Args> {
  /** Returns the code of the reason why the move is closed for any arguments, or null if `next` offers some. */
  why(view: View, seat: Seat): Code | null;
  /** Returns the code of the first reason why these arguments are refused, or null if they are legal. */
  refusal(view: View, seat: Seat, args: Args): Code | null;
  /** The possible continuations of a draft. */
  next(view: View, seat: Seat, draft: Draft): Step;
}

/** The possible continuations of a draft. */
export interface Step {
  /** True if the draft is complete and may be sent. */
  whole: boolean;
  /** Marks on the board that can be picked, with the draft that each leads to. The best comes first. */
  picks: { mark: Json; draft: Draft }[];
  /**
   * Set if the next argument is free text, which `refusal` judges and for which bots call `sample`. Further arguments
   * may follow the text.
   */
  text?: { maxLength: number; sample(random: Random): string };
}

/** A match dealt for a newcomer. Its seed is public, so it is played alone with bots and does not count. */
export interface Lesson<View> {
  /** 64 hexadecimal digits. */
  seed: string;
  /** Number of seats, the person's included. */
  seats: number;
  /**
   * The bot of all other seats. It plays its parts of the lesson: it waits for the learner, brings about what the coach
   * wants to show, and never puts the learner out of the match. Like every bot, it chooses from its seat's view. It may
   * rely on the deal, which is always the same.
   */
  bot: Bot<View>;
  /** Options that differ from the defaults. */
  options?: Json;
}

/** The seats that people play, which is public at the table. */
export interface Company {
  /** Seats that people play now; bots play the others. */
  people: readonly Seat[];
}

/** A player that chooses from a seat's view, never from the state. */
export interface Bot<View> {
  /** The level's name in the menu of bots. Default: its key in `bots`. */
  title?: string;
  /** One sentence about how it plays. Default: none. */
  about?: string;
  /**
   * Default number of positions the bot may look at. A bot with a budget starts thinking as soon as its turn is
   * visible, and its move waits for the drawn time. A bot without a budget is asked for its move 0.1 s before the drawn
   * time.
   */
  budget?: number;
  /** When the bot acts. Several bots may share it. */
  timing: BotTiming<View>;
  /** Returns the move to make, or null for none yet; the bot is then asked again at a new time. */
  choose(context: BotContext<View>): BotMove | null;
  /** Returns the bot's answer to a chat line that names the bot, or null for none. */
  answer?(view: View, seat: Seat, said: { by: Seat; text: string }, random: Random): Remark | null;
}

/** Decides when a bot acts, from the spectator's view and the company alone, so that its speed reveals nothing. */
export interface BotTiming<View> {
  /**
   * Returns a key for the action that this seat should take, as the spectator's view shows it, or null for none. The
   * time drawn for the bot is kept until the key changes. Default: the whole spectator's view, so that a new time is
   * drawn at every public change.
   */
  asked?(open: View, seat: Seat, company: Company): Json;
  /**
   * Returns the range from which the bot's delay in ms is drawn, from the spectator's view, the company and the
   * server's time alone, or null if the bot waits until something changes. A delay is drawn when the key of `asked`
   * changes and after each call of `choose`.
   */
  delay(open: View, seat: Seat, now: number, company: Company): { from: number; to: number } | null;
  /**
   * Returns true if the table can discuss what the bot is about to do. A reaction or a chat line then makes the bot
   * think again at a new time, at most three times for the same key. Default: false.
   */
  disturbed?(open: View, seat: Seat, company: Company): boolean;
}

/** The facts from which a bot chooses a move. */
export interface BotContext<View> {
  /** The view of its seat. */
  view: View;
  /** The seat that the bot plays. */
  seat: Seat;
  /** Number of players. */
  seats: number;
  /** The source of all chance. */
  random: Random;
  /** Server time in ms. */
  now: number;
  /**
   * Number of positions that the bot may look at. It is not a time, so that the same position gives the same move.
   */
  budget: number;
  /** The bot's temper, from -1 (careful) to 1 (bold). */
  temper: number;
}

/** Optional settings of the searcher (`shared/searcher/`). */
export interface Searcher<View> {
  /** Number of positions the searcher may look at before a move. Default: 2,000. */
  budget?: number;
  /**
   * Number of moves after the searcher's own move at which `value` rates a sampled state. Default: 8. Without `value`,
   * each sample is played to the end, as far as the budget allows.
   */
  horizon?: number;
  /** Rates a view for a seat, from 0 (lost) to 1 (won). Without it, only finished matches are rated. */
  value?(view: View, seat: Seat): number;
  /**
   * A level of `bots`, for games in which random play gets nowhere. The searcher repeatedly asks a bot of this level
   * for moves, chooses among them, and lets bots of this level play on in the sampled states. Each of their answers
   * counts as one position. Default: the searcher tries every legal move and plays on at random.
   */
  playout?: string;
}

/** A bot's move. It is judged like any other move. */
export interface BotMove {
  /** The move's name. */
  move: string;
  /** All its arguments, in order. */
  args: Draft;
  /**
   * A chat line that is sent once the move has been accepted. It is public, so it should reveal only what the seat
   * wants known.
   */
  say?: Remark | null;
}

/** A module and a move without their type parameters, for lists of different games. Types are given up nowhere else. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds moves of different types
export type AnyMove = MoveDefinition<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: a list holds games of different types
export type AnyModule = GameModule<any, any, any, any>;
