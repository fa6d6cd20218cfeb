import type { Generated } from 'kysely';
import type { Json } from '#shared/json.ts';
import type { Screen } from '#shared/room.ts';

/**
 * The tables, with one type each. JSON is stored as text, booleans as 0 or 1, and times in ms, the same in SQLite and
 * PostgreSQL.
 */
export interface Tables {
  rooms: { code: string; version: number; state: string; used: number };
  chat: { code: string; n: number; at: number; member: string; text: string; notice: number };
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
  /** The room's records of its finished matches, including deleted ones: JSON of a `FinishedMatch`. */
  finished: { match: string; room: string; ended: number; facts: string };
  /** The notebook of each seat: JSON of its pages. */
  notebooks: { match: string; seat: string; pages: string };
  /** Logged moves, each a `MoveEntry`. Some may not be in the other tables yet. */
  log: { position: number; entry: string };
  probe: { id: number; text: string };
}

/** Columns that change rarely or are long. Ordinary moves do not write them. */
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
  /** When the match was last used before its snapshot was stored. `progress` has the exact time. */
  used: number;
}

/** Columns that every move changes. Rows are short, so that those of running matches share few pages. */
interface ProgressTable {
  number: Generated<number>;
  match: string;
  version: number;
  deadline: number | null;
  over: number;
  claimed_by: Generated<string | null>;
  claimed_until: Generated<number | null>;
  used: number;
  /** Bytes of the match's journal, public log and replay. */
  bytes: number;
}

/** Parses JSON. Returns null if it is invalid, because one broken row must not keep other rows from being read. */
export function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
