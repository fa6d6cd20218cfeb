import type { Generated } from 'kysely';
import type { Json } from '#shared/json.ts';
import type { Screen } from '#shared/room/room.ts';

/**
 * The types of all tables. In SQLite and PostgreSQL alike, JSON is stored as text, booleans as 0 or 1, and times in ms.
 */
export interface Tables {
  rooms: { code: string; version: number; state: string; used: number };
  chat: { code: string; n: number; at: number; member: string; text: string; phrase: string | null; notice: number };
  matches: MatchTable;
  progress: ProgressTable;
  journal: {
    match: string;
    n: number;
    at: number;
    seat: string | null;
    move: string;
    args: string;
    action: string | null;
  };
  public_log: { match: string; n: number; at: number; code: string; facts: string };
  credentials: {
    match: string;
    seat: string;
    hash: string;
    member: string;
    device: string | null;
    n: number;
    screen: Screen | null;
  };
  replays: { match: string; document: string };
  /** A room's records of its finished matches, even deleted ones. Each is the JSON of a `FinishedMatch`. */
  finished: { match: string; room: string; ended: number; facts: string };
  /** Each seat's notebook, as the JSON of its pages. */
  notebooks: { match: string; seat: string; pages: string };
  /** Logged moves, each as the JSON of a `MoveEntry`. Some of these moves are not in the other tables yet. */
  log: { position: number; entry: string };
  probe: { id: number; text: string };
}

/** Columns that are long or change rarely. Ordinary moves do not write these columns. */
interface MatchTable {
  id: string;
  game: string;
  rules: number;
  room: string;
  seed: string;
  players: number;
  options: string;
  carry_over: string;
  practice: string | null;
  commitment: string | null;
  began: number;
  snapshot: string;
  seats: string;
  /** The time of the last use before the snapshot was stored. The exact time is in `progress`. */
  used: number;
}

/** Columns that every move changes. The rows are short, so that the rows of running matches share few pages. */
interface ProgressTable {
  number: Generated<number>;
  match: string;
  version: number;
  deadline: number | null;
  over: number;
  claimed_by: Generated<string | null>;
  claimed_until: Generated<number | null>;
  used: number;
  /** Size in bytes of the match's journal, public log and replay. */
  bytes: number;
}

/** Parses JSON. Returns null if the text is invalid, so that one broken row does not make other rows unreadable. */
export function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
