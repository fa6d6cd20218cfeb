import type { JournalRow, MatchChange, RoomChange } from './store';

export const aRoom = (code: string): RoomChange => ({ code, from: null, state: null, at: 1_000 });

/** Returns a change that deals a match. Its deadline is at 5,000 ms. */
export const aDeal = (id: string, room: string): MatchChange => ({
  id,
  from: null,
  setup: {
    game: 'toy',
    version: 1,
    room,
    seed: 'ff',
    seats: 2,
    options: {},
    carryOver: null,
    practice: null,
    commitment: null,
    began: 1_000,
  },
  snapshot: { rows: 0 },
  deadline: 5_000,
  over: false,
  seats: {},
  rows: [],
  facts: [],
  at: 1_000,
});

export const aRow = (n: number, id: string | null = null): JournalRow => ({
  n,
  at: 2_000 + n,
  seat: '0',
  move: 'guess',
  args: [n, ['é']],
  id,
});

/** Returns the nth change to a match that has only had moves. The change is a move with a fact. */
export const aMove = (id: string, n: number, change: Partial<MatchChange> = {}): MatchChange => ({
  id,
  from: n,
  deadline: 5_000 + n,
  over: false,
  rows: [aRow(n, `a${n}`)],
  facts: [{ n, at: 2_000 + n, code: 'guessed', facts: { n } }],
  at: 2_000 + n,
  ...change,
});
