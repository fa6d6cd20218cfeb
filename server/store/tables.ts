import type { Generated } from 'kysely';
import type { Json } from '#shared/json.ts';
import type { Screen } from '#shared/room.ts';

/** The tables, one type each. JSON stands as text, truth as 0 or 1, times as ms: the same in SQLite and PostgreSQL. */
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
  /** What a room tells of its finished matches, also of those that went: JSON of a `FinishedMatch`. */
  finished: { match: string; room: string; ended: number; facts: string };
  /** What each seat has written down: JSON of its pages. */
  notebooks: { match: string; seat: string; pages: string };
  /** Moves that may not be filed under their matches yet: a `MoveEntry` each. */
  log: { position: number; entry: string };
  probe: { id: number; text: string };
}

/** What changes seldom or is long: a move leaves it alone. */
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
  /** When it had been used last as of the snapshot; `progress` has it exactly. */
  used: number;
}

/** What each move changes, a short row a match: those that are played stand close together, in few pages. */
interface ProgressTable {
  number: Generated<number>;
  match: string;
  version: number;
  deadline: number | null;
  over: number;
  claimed_by: Generated<string | null>;
  claimed_until: Generated<number | null>;
  used: number;
  /** Length of its journal, public log and replay. */
  bytes: number;
}

/** Text that is no JSON counts as null: one broken row must not keep others from being read. */
export function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
