import type { Words } from '#shared/commitment.ts';
import type { GameId, MatchId, MemberId, RoomCode, Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Draft, Honours, LogEntry, Outcome } from '#shared/module.ts';
import type { Pages } from '#shared/notebook.ts';
import type { BotSpeed, Screen } from '#shared/room.ts';
import type { Answer, LegalAnswer, SeatMetadata, SyncInfo, WireState } from '#shared/wire.ts';
import type { Change, Holder } from '../store/store';
import type { Voice } from './bots/voice';

/** Runs matches: what rooms and sockets know of it. Made by `createMatchRegistry`. */
export interface MatchRegistry {
  /**
   * Deals a match and stores it in one commit with the room that starts it (`also`). `conflict`: the room changed
   * meanwhile; `fault`: the game could not deal, which is logged. Nothing was dealt then.
   */
  create(match: NewMatch, also: Change): Promise<'done' | 'conflict' | 'fault'>;
  /** A match in memory or from the store; null: there is none. One that cannot be read is over for nobody. */
  find(id: MatchId): Promise<Match | null>;
  /** The same, if it is in memory now: nobody follows any other, and no bot of it is about to act. */
  loaded(id: MatchId): Match | null;
  /** How many matches somebody follows or a bot is about to act in, by game. */
  inUse(): ReadonlyMap<GameId, number>;
  /**
   * Finds out what is due when in the matches that run, and begins to read those in which something is due already or
   * that have bots. It does not wait for that.
   */
  resume(): Promise<void>;
  /** All that are in memory now. */
  inMemory(): Match[];
  /** Something is due in these, or their bots wait for a process to think in: they are read where they are not in memory. */
  wake(ids: readonly MatchId[]): Promise<void>;
  /**
   * A connection starts to follow a match as it stood `delay` ms ago, with all cards up. `too-early`: it had not begun
   * then; null: the rules that it was dealt by are gone.
   */
  followDelayed(match: Match, delay: number, connection: Connection): Promise<Subscription | 'too-early' | null>;
  /** Whoever follows a match of that room with this member's credentials, which are dead now, is told to sync again. */
  cutOff(room: RoomCode, member: MemberId): Promise<void>;
  /** Takes no new moves (they are refused `try-again`), finishes those under way, stops timers and bots. */
  drain(): Promise<void>;
  /** Resolves when nothing asked for or due is left undone: what a test waits for after it moved the clock. */
  settled(): Promise<void>;
}

export interface NewMatch {
  id: MatchId;
  game: GameId;
  room: RoomCode;
  options: Json;
  carryOver: Json;
  /** Server time of the deal in ms. */
  began: number;
  /** The server's own: new and secret. `public`: a coached match, which is dealt the same each time. */
  seed: string | { public: string };
  /** What the people gave to be mixed into the seed, by seat; null: it is not shared. */
  words: Words | null;
  /** Who sits where; every seat of the match is named. */
  seats: Record<Seat, SeatedPlayer>;
}

/** What the room says of who sits where and is here now. */
export type People = Readonly<Record<Seat, { member: MemberId; name: string; online: boolean }>>;

/** Who plays a seat: `bot` is the level of the bot that plays or stands in, null for a person. */
export interface SeatedPlayer {
  /** Who was dealt the seat. Matches of earlier versions do not say; their rooms do. */
  member?: MemberId;
  name: string;
  bot: string | null;
  /** How a bot that was dealt the seat speaks and plays; a stand-in has none. */
  voice?: Voice;
}

export interface Match {
  readonly id: MatchId;
  readonly game: GameId;
  readonly room: RoomCode;
  readonly seats: number;
  outcome(): Outcome | null;
  /** Once over: what this game's next setup in the room is told; null before, and if the game keeps nothing. */
  carryOver(): Json;
  /** The view of a viewer says that room chat is closed now. */
  isQuiet(): boolean;
  /**
   * A connection starts to follow: it hears `sync` first, then a frame for every change of its view. Credentials given
   * are checked again in the match's turn: if they died meanwhile, it hears `revoked` and nothing else. With those of
   * an open screen it hears what a spectator hears, byte for byte.
   */
  attach(viewer: Viewer, connection: Connection, credentials?: string): Promise<Subscription>;
  /**
   * Judges and makes one move of a seat; the answer comes after the move is durable and before its frame. One from an
   * open screen is judged on what everybody sees, and refused `on-your-phone` where that does not tell.
   */
  move(seat: Seat, action: { name: string; args: unknown; id?: string }, screen?: Screen | null): Promise<Answer>;
  /** What a seat may do at that screen: all moves (null), or what may follow a draft of one. */
  legal(seat: Seat, move: string | null, draft: Draft, screen?: Screen | null): LegalAnswer;
  /**
   * A bot of that level plays the seat from now on, or (null) its person does again. `also` is stored with it, both or
   * neither. `conflict`: somebody else wrote one of them meanwhile, and nothing is stored.
   */
  setBot(seat: Seat, level: string | null, also?: Change): Promise<Committed>;
  /** What `matchData` says of the seats: who was dealt each, by what name, and whether they are here. */
  setPeople(people: People): void;
  /** How fast bots are from now on, if this is a practice table. */
  setBotSpeed(speed: BotSpeed): void;
  /** The person of a seat opens or closes a form at that device: bots wait a little for whoever fills one in. */
  composing(seat: Seat, device: string, isOpen: boolean): void;
  /** What the seat has written down. */
  notes(seat: Seat): Promise<Pages>;
  /** Writes a page of the seat's notebook, or (null) takes it out, and shows it on all of its devices that see its secrets. */
  note(seat: Seat, page: string, text: string | null): Promise<'done' | 'full'>;
  /**
   * The person of a seat said something in the room's chat, or (null) reacted: a bot that is meant may answer there,
   * and those that listen think again.
   */
  heard(seat: Seat, text: string | null): void;
  /** How it ends for its room if it is stopped now, or how it ended. */
  ending(): Ending;
  /**
   * Ends the match for nobody: open, without points. `also` is stored with that, or alone where it is over already.
   * `conflict`: somebody else wrote it meanwhile, or it went on after `asOf`; nothing is stored then.
   */
  stop(asOf?: Ending, also?: Change): Promise<Committed>;
  /**
   * Once over: the JSON of its `Replay`. Null before, and where the rules that it was played by are gone. Rejects where the
   * store cannot be read.
   */
  replay(): Promise<Buffer | null>;
  /**
   * New credentials for a seat, of a member and the device that it asks with (a hash of its id; null: it has none),
   * for all of the seat or one of its two screens. That device's earlier ones die, and the oldest of more than 8. Stored as a hash, given out once.
   */
  issueCredentials(seat: Seat, member: MemberId, device: string | null, screen?: Screen | null): Promise<string>;
  /** Another process wrote it after that version, as far as is known here. */
  isBehind(version: number): boolean;
  /** Shows what other processes wrote, move by move. Rejects where the store does. */
  catchUp(): Promise<void>;
  /** Another process may have ceased to think for its bots. */
  lookAtBots(): void;
  /** The same as `composing` at a device that is connected to another process. */
  composingElsewhere(seat: Seat, device: string, isOpen: boolean): void;
  /** A page of the seat's notebook was written in another process. */
  notedElsewhere(seat: Seat, page: string): Promise<void>;
  /** Who was given these credentials; null: they are not, or no longer, good for that seat. */
  holderOf(seat: Seat, credentials: string): Promise<Holder | null>;
}

type Committed = 'done' | 'conflict';

/** How a match ends for its room. */
export interface Ending {
  outcome: Outcome;
  carryOver: Json;
  /** What its game counts of each seat; null: nothing. */
  honours: Record<Seat, Honours> | null;
  /** Server time of the deal in ms. */
  began: number;
  /** How many moves had counted. */
  rows: number;
}

/** One socket that follows a match. These are called in order; nothing before `sync`. */
export interface Connection {
  /** It asked for differences: most frames come by `change` then, the others by `update` as everybody's do. */
  readonly takesDifferences: boolean;
  sync(info: SyncInfo): void;
  update(state: WireState, facts: LogEntry[]): void;
  /** The arguments of `change` as JSON, with commas between. */
  change(frame: string): void;
  matchData(seats: SeatMetadata[]): void;
  /** A page of its seat's notebook is another now; null: it is out. */
  noted(page: string, text: string | null): void;
  /** The seat is no longer this device's. */
  revoked(): void;
}

export interface Subscription {
  detach(): void;
}

/** What rooms are told of matches. */
export interface MatchEvents {
  /** A match is over and durable. */
  over(match: MatchId, room: RoomCode, end: Ending): void;
  /** A match with bots came back into memory: who is there, by what name, and how fast bots are it has to be told. */
  loaded(match: MatchId, room: RoomCode): void;
  /** The person of a seat made a move, and everybody can tell that it was theirs. */
  acted(match: MatchId, room: RoomCode, seat: Seat): void;
  /** The bot that plays that seat says something to the table. */
  said(match: MatchId, room: RoomCode, seat: Seat, text: string): void;
  /** A timeout is durable, made so many ms after its deadline. */
  timedOut(late: number): void;
}
