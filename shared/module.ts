import type { Ctx, Game } from 'boardgame.io';
import type { z } from 'zod';
import type { PublicCtx } from './ctx';
import type { Code, GameId, Seat, Viewer } from './ids';
import type { Json } from './json';
import type { Random } from './random';
import type { Lines, Remark } from './voice';

/** A move's arguments, as far as chosen. */
export type Draft = readonly Json[];

/** Every move's name with its whole arguments. */
export type MoveArgs = Record<string, Draft>;

/** The moves' names and whole arguments, as their schemas say: they are written down once, in `args`. */
export type MovesOf<Args extends Record<string, z.ZodType>> = { [M in keyof Args]: Extract<z.infer<Args[M]>, Draft> };

/** What others may notice of moves, by name. */
export type HiddenMoves<Moves extends MoveArgs> = { [M in keyof Moves]?: (args: Moves[M]) => Json };

/**
 * What `games/<id>/index.ts` says of a game, through `defineGame`. An ordinary boardgame.io game needs the first six
 * entries and runs as it is. Each further entry buys a guarantee, and each one left out has a default. The server,
 * the tests and the scripts load a definition; of the browser's pages only the one that checks a finished deal does, and
 * without `content/secret/`.
 */
export interface GameDefinition<State, View extends BaseView, Moves extends MoveArgs, Options> {
  /**
   * The name in addresses, in the store and of the folder: small letters and digits, a letter first, at most 20. It stays
   * for good: matches are stored under it. Words of the platform are taken (`RESERVED_GAME_IDS`).
   */
  id: GameId;
  /** The name people read: on the home page, in rooms, over the table. */
  title: string;
  /** One line for the home page. */
  tagline: string;
  /** How many seats a match has, both ends included: 1 to 12. With fewer people bots fill up, with more some watch. */
  players: { min: number; max: number };
  /** How long a match with bots takes, from and to, in minutes: measured, see `docs/balance.md`. */
  minutes: [number, number];
  /**
   * The boardgame.io object: phases, turns, stages, turn orders, events, long-form moves and `INVALID_MOVE` work as
   * boardgame.io documents them. `name`, `minPlayers`, `maxPlayers` and (with `view`) `playerView` follow from the
   * rest of the definition. Without an `endIf` the match ends as soon as the state has an `outcome`. A match ends
   * with an `Outcome`, with `{ winner: seat }` or with `{ draw: true }`; anything else is a fault of the last move.
   * A game whose `turn` is exactly `{ activePlayers: ActivePlayers.ALL }`, without phases, keeps everything in `G`;
   * its `ctx` never moves. Any other game shows the public part of its own `ctx` to everybody.
   *
   * A move gets `random`, `clock` and `tell` (`Apis`) beside boardgame.io's own, and `setup` gets `Setup`. What a move throws
   * is a fault: it is logged, the match keeps its last good state, and whoever moved is told that it did not count.
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
   * Version of `State`, stored with each match. From the game's first release on it is raised whenever `State`, or what
   * moves do to it, changes. Default: 1.
   */
  version?: number;
  /**
   * What a viewer may see, built up from nothing: a seat, or null for a spectator, who is told least. Pure, plain JSON, and
   * small: it is made after each move for everybody. `ctx` is the public part of the state's. Default: what the game's
   * `playerView` leaves of `G`, with the public part of `ctx` beside it (`PlainView`).
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
  /** All cards up: for replays of finished matches only. Default: what a spectator sees. */
  reveal?(G: State): View;
  /**
   * Parses the host's choices and makes the form, every field with a default. `.meta()` holds a field's `title`,
   * `description`, `labels` and `unit`; `main` shows it beside the paces, where others are folded away; of a number
   * `off` says what 0 means and `from` is the least other number. Default: there is nothing to choose.
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
  /** Options that go together, from quick to slow: the host picks a set with one tap. Default: none. */
  paces?: readonly Pace<Options>[];
  /** Why these options do not go with that many seats, as one of `refusals`; null: they do. The room then cannot start. */
  cannotStart?(options: Options, seats: number): Code | null;
  /**
   * Shape and size of each move's arguments, else `invalid-args`. A move without a schema is the server's alone
   * (`timeout`). Default: every move of the game, of its phases and of its stages takes JSON of at most 4 KB, and
   * `timeout` stays the server's.
   *
   * @example
   * ```ts
   * args: { bid: z.tuple([z.int().min(1).max(20), z.int().min(1).max(6)]), doubt: z.tuple([]) },
   * ```
   */
  args?: { [M in keyof Moves]: z.ZodType<Moves[M]> };
  /**
   * What a seat may do, from its view. The moves of the game then assume that nothing was refused. Default: what
   * `ai.enumerate` offers from the view, if the game has it, and otherwise nothing in advance. The reducer then
   * judges each move: `INVALID_MOVE` and moves of another phase or stage are refused as `illegal-move`, moves out of
   * turn as `not-your-turn`, and a move may throw a `Refusal` with a code of its own.
   *
   * The server asks it before each move, boards before they draw a button, bots and random play before they choose.
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
   * One sentence a person can act on for each code this game refuses with: `'bid-higher': 'Bid more dice.'`. Whoever was
   * refused reads it, nobody else hears of it. Default: the platform's own codes alone have sentences.
   */
  refusals?: Readonly<Record<Code, string>>;
  /**
   * What others may notice of a move; default: all of it. Two legal moves for which it answers the same must leave every
   * other viewer's view and the public log the same. `{ accuse: () => null }`: that somebody accuses can be seen, whom
   * cannot. For each move that tells nothing a game without a `view` gets one line on the public log, with the move's name
   * and without its arguments; moves named here get none.
   */
  hidden?: HiddenMoves<Moves>;
  /**
   * Moves that carry nothing on: a switch of a seat's own, a claim. They are open all the time, so bots of level
   * `random` leave them alone.
   */
  asides?: readonly (keyof Moves & string)[];
  /**
   * Moves that the open screen of a two-screen seat may make, since nothing about them is the seat's secret: what is
   * chosen for them everybody sees, and whatever `legal` accepts of them on the spectator's view it accepts on the
   * seat's. Default: none, which are then made on the seat's phone; all, where the game hides nothing.
   */
  openMoves?: readonly (keyof Moves & string)[];
  /**
   * How often random players try each move, 1 unless said: for games that nobody would ever finish by choosing
   * evenly. `{ pass: 0.2 }`: a fifth as often as others.
   */
  randomWeights?: { readonly [M in keyof Moves]?: number };
  /**
   * Server time in ms from which on the server makes the move `timeout`, with nobody connected and after a restart too;
   * null: nobody waits for the clock. Asked after every move, and never once there is an outcome. The move must bring the
   * match on: the same deadline again would make it again. Default: null.
   */
  deadline?(G: State): number | null;
  /**
   * Bots by level, the easiest first. Level `random` comes free from `legal` or `ai.enumerate`; without either a
   * bot only lets time pass. A bot sits down where the host puts one and stands in for who is away, so it knows what its
   * seat's view says and nothing else. One that throws or is refused plays by chance that time.
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
  /** The level of a bot that nobody chose one for. Default: the first of `bots`, or else `searcher` where there is one. */
  usualBot?: string;
  /**
   * `searcher: {}` adds the level `searcher`: a bot that plays on in truths its seat cannot rule out, by `imagine` and
   * `legal`, and takes the move that does best in them. For games with both that keep everything in `G`. Default: none.
   */
  searcher?: Searcher<View>;
  /** The deal of a coached first match, the same each time: the person sits at seat 0, bots of `level` at the others. */
  lesson?: Lesson;
  /** What bots of this game say, by situation; `Remark.about` names one. */
  lines?: Lines;
  /** What a bot may say to a fact that everybody heard, from the open view alone; null: nothing. */
  remark?(facts: LogEntry, open: View, seat: Seat): Remark | null;
  /**
   * Another truth this viewer cannot rule out, made from the view alone: `view(imagine(view, viewer, random), viewer)` is that
   * view again, and the match can be played on from it. Chance comes from `random` alone. Tests play matches in both worlds
   * and compare what is sent; `searcher` plays on in many. Without it secrecy is "not proved".
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
  /** What must hold in every state of every match; throws with a sentence if it does not. For tests. */
  invariant?(G: State): void;
  /**
   * How many bytes of JSON a seat's view may have more than the spectator's. Each seat's frame is padded to that length, so
   * that it tells nothing (docs/engine.md, Equal traffic). Default: frames are as long as they are.
   */
  privateBytes?: number;
  /**
   * How many bytes more than the spectator's a seat's difference may have at one moment, from what everybody saw before
   * and sees now. All seats' are padded to it. Default: `privateBytes`.
   */
  privateChangeBytes?(before: View, after: View): number;
  /** Told to this game's next setup in the same room (`Setup.carryOver`): who begins, scores so far. Default: null. */
  carryOver?(G: State): Json;
  /**
   * Counts of each seat in a finished match, for the best liar and the best detective of an evening. Asked once, when
   * the match ends by its rules. Default: the evening has its winners and points.
   */
  honours?(G: State): Record<Seat, Honours>;
  /**
   * What the rules draw from `content/secret/`: whoever deals a finished match again in a browser is given it with its
   * replay, and of it only what that match has shown. Default: nothing lies there.
   */
  secretContent?: SecretContent<State>;
  /**
   * Turns a stored state of an earlier `version` into a present one. If it returns null, or the game has none, the match
   * is cancelled and says so. Default: none.
   */
  upgrade?(old: unknown, version: number): State | null;
}

/** Content that no browser has before a match has shown it. */
export interface SecretContent<State> {
  /** The files by their names without `.json`. */
  files: Readonly<Record<string, Json>>;
  /**
   * What a match has shown of them, where its views hold words of the players' own too. Default: all that stands in
   * its views.
   */
  shown?(G: State): Json;
}

/** How fast a table plays. */
export interface Pace<Options> {
  /** One word on a button: `Quick`. */
  title: string;
  /** What it means in minutes: a sentence or two. */
  about: string;
  /** What differs from the defaults. Options that another pace names and this one does not are at their defaults. */
  options: Partial<Options>;
}

/** What a definition may add, in the order of the ladder. A module says which of them it has. */
export const RUNGS = ['view', 'options', 'args', 'legal', 'deadline', 'bots', 'imagine', 'hidden'] as const;
export type Rung = (typeof RUNGS)[number];

/** A game as the platform uses it: a definition with every default filled in. Made by `defineGame`. */
export interface GameModule<State, View extends BaseView, Moves extends MoveArgs, Options>
  extends Omit<GameDefinition<State, View, Moves, Options>, Filled> {
  version: number;
  /** `ctx` is the state's. Games that keep everything in `G` may be asked without it. */
  view(G: State, viewer: Viewer, ctx?: Ctx): View;
  reveal(G: State, ctx?: Ctx): View;
  options: z.ZodType<Options>;
  args: { [M in keyof Moves]: z.ZodType<Moves[M]> };
  legal: LegalMoves<View, Moves>;
  refusals: Readonly<Record<Code, string>>;
  deadline(G: State): number | null;
  bots: Record<string, Bot<View>>;
  /** The game uses boardgame.io's turns and phases, so that its `ctx` moves. */
  hasOwnCtx: boolean;
  /** Who judges a move: the game's `legal`, so that a move the rules drop is a fault, or boardgame.io's reducer. */
  judges: 'legality' | 'reducer';
  /** What the definition itself had. What is not in here is a default, and nothing is proved of it. */
  rungs: ReadonlySet<Rung>;
}

type Filled = 'version' | 'view' | 'reveal' | 'options' | 'args' | 'legal' | 'refusals' | 'deadline' | 'bots';

/** What the shared table draws; public in every view. */
export interface BaseView {
  /** Whose action the table waits for. */
  waitingFor: Seat[];
  /** Who is out of the game. */
  out: Seat[];
  /** When the visible timer ends, in ms of server time; null: no timer. */
  endsAt: number | null;
  /** Room chat and reactions are closed now. */
  quiet?: boolean;
  /** This is a practice table: the table says so where its clock would stand. */
  practice?: boolean;
}

/** What `setup` is told of a match beside the number of seats. */
export interface Setup<Options> {
  /** As the host chose them, parsed by `options`. */
  options: Options;
  /** Server time in ms at which the match begins. */
  now: number;
  /** What `carryOver` of this game's last match in the room said; null: the first one. */
  carryOver: Json;
  /**
   * The seat of the only person, where bots play all others: a practice table. No clock may count against that seat,
   * unless the rules cannot do without it. Left out or null: an ordinary match.
   */
  practice?: Seat | null;
}

/** What every move gets beside boardgame.io's own. In `setup` the clock reads 0: use `Setup.now`. */
export type Apis = {
  /** The match's own chance: boardgame.io's `random` by name and meaning, and nobody can compute it. */
  random: Random;
  /** Server time in ms. */
  clock: { now(): number };
  /** Puts a fact everybody may know on the public log. */
  tell(code: Code, facts?: Json): void;
};

/** What `endIf` returns, and `ctx.gameover` on the wire. `shared/outcome.ts` holds every game to it. */
export interface Outcome {
  /** Seats of the match; nobody for a draw. */
  winners: Seat[];
  /** By seat, for games that count them. */
  points?: Record<Seat, number>;
  /** Why it is over; `text.reason` makes a sentence of it. */
  reason: Code;
  /** The match counts for nobody. The platform says so, never a game. */
  cancelled?: true;
}

/** A line of the public log as stored and sent. */
export interface LogEntry {
  /** Counts from 1 in each match. */
  n: number;
  /** Server time in ms. */
  at: number;
  /** What happened, as `tell` was given it. */
  code: Code;
  /** What is to be known of it: seats, cards, numbers. */
  facts: Json;
}

/** What one seat did in a finished match, counted simply enough to be told in a sentence (docs/evening.md). */
export interface Honours {
  /** How often it deceived the others: false claims, votes that passed it by. */
  deceptions: number;
  /** Shots, votes and guesses by which it took somebody for what they may not be, and how many were right. */
  suspicions: { right: number; of: number };
}

export type LegalMoves<View, Moves extends MoveArgs> = { [M in keyof Moves]: Legality<View, Moves[M]> };

/** What a seat may do: a function of its view, so that no refusal can tell it anything. */
export interface Legality<View, Args> {
  /** Why the move is closed now, whatever its arguments; null: `next` has something to offer. */
  why(view: View, seat: Seat): Code | null;
  /** Why these arguments are refused, as the first of the game's codes that fits; null: legal now. */
  refusal(view: View, seat: Seat, args: Args): Code | null;
  /** What may follow the arguments chosen so far. */
  next(view: View, seat: Seat, draft: Draft): Step;
}

/** What may follow a draft. */
export interface Step {
  /** The draft may be sent as it stands. */
  whole: boolean;
  /** What lights up, and the draft it leads to; the best first. */
  picks: { mark: Json; draft: Draft }[];
  /** The next part is free text: `refusal` judges it, bots bring their own. The walk goes on after it. */
  text?: { maxLength: number; sample(random: Random): string };
}

/** A match dealt for a newcomer. Its seed is no secret, so it is played alone with bots and counts for nobody. */
export interface Lesson {
  /** 64 hexadecimal digits. */
  seed: string;
  /** How many play, the person included. */
  seats: number;
  /** That of the bots. */
  level: string;
  /** What differs from the usual options. */
  options?: Json;
}

/** Who plays, as everybody at the table can tell. */
export interface Company {
  /** The seats people play now; bots play all others. */
  people: readonly Seat[];
}

/** Plays from a seat's view, never from the state. */
export interface Bot<View> {
  /** What it is called where it is chosen. Default: its level. */
  title?: string;
  /** A sentence that says how it plays. Default: none. */
  about?: string;
  /**
   * How many positions it looks at where nobody says otherwise. With one it thinks from the moment its turn is seen,
   * and the answer is kept until the drawn moment comes. None: it is asked a tenth of a second before its moment.
   */
  budget?: number;
  /**
   * What the open view asks of this seat, as a key; null: nothing. A moment once drawn stands until the key is another.
   * Default: the whole open view, so that each public change draws anew.
   */
  asked?(open: View, seat: Seat, company: Company): Json;
  /**
   * How long to wait before acting, in ms, from the spectator's view, who plays and the server's time alone; null:
   * not before something changes. Drawn when what is `asked` changes, and whenever the bot was asked.
   */
  delay(open: View, seat: Seat, now: number, company: Company): { from: number; to: number } | null;
  /**
   * Whether what it is about to do can be talked about: a reaction or a line of chat of somebody at the table makes it
   * think again, and its moment is drawn anew, three times at most for the same question. Default: it cannot.
   */
  disturbed?(open: View, seat: Seat, company: Company): boolean;
  /**
   * The move to make; null: nothing yet (asked again at a moment drawn anew). `budget` is in positions looked
   * at, so that games can be repeated; `now` is the server's time in ms. `temper` is -1 (careful) to 1 (bold), `seats`
   * how many play.
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
  /** What it answers to somebody who names it in the chat; null: nothing. */
  answer?(view: View, seat: Seat, said: { by: Seat; text: string }, random: Random): Remark | null;
}

/** What a game may tell the searcher (`shared/searcher/`); nothing of it is needed. */
export interface Searcher<View> {
  /** How many positions it looks at before a move. Default: 2,000. */
  budget?: number;
  /**
   * After how many moves behind its own a truth that was played on is weighed by `value`. Default: 8. Without `value` each is
   * played to the end, as far as the budget goes.
   */
  horizon?: number;
  /** How good this view looks for that seat: 0 is lost, 1 is won. Without it only ends of the match count. */
  value?(view: View, seat: Seat): number;
  /**
   * A level of `bots`, for games in which chance gets nowhere: the searcher asks that bot again and again what it would do,
   * chooses among its answers, and lets such bots play truths on. Each answer counts as one position. Default: chance
   * plays on, and every legal move is tried.
   */
  playout?: string;
}

/** What a bot does. It is judged as everybody's moves are. */
export interface BotMove {
  /** Its name, one of `args`. */
  move: string;
  /** All of them, in order. */
  args: Draft;
  /** Said aloud once the move has counted. Everybody hears it, so it tells no more than the seat wants known. */
  say?: Remark | null;
}

/** A module whose types the catalogue has forgotten: the one place where that happens. */
// biome-ignore lint/suspicious/noExplicitAny: games of different types stand in one list
export type AnyModule = GameModule<any, any, any, any>;
