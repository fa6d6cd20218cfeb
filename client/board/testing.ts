import type { BoardContextValue } from './context';

type Own = Pick<BoardContextValue, 'people' | 'now' | 'seat'>;

/** Makes a board's context for tests. Its functions do nothing. */
export function testContext(own: Own, part: Partial<BoardContextValue> = {}): BoardContextValue {
  const done = async () => ({ ok: true }) as const;
  return {
    log: [],
    logBook: null,
    unseenLog: { count: 0, see: () => undefined },
    chat: { on: true, quiet: false, lines: [], unread: 0, say: done, react: done, seen: () => undefined },
    rules: { parts: [], open: () => undefined },
    openMenu: () => undefined,
    connection: 'live',
    isHost: false,
    standIn: null,
    pause: null,
    prediction: null,
    moveClock: null,
    totals: { played: 1, points: {}, counts: true },
    again: { run: async () => undefined, why: null },
    anotherGame: () => undefined,
    loadReplay: () => new Promise(() => undefined),
    keepsakes: null,
    dealCheck: { open: () => undefined, row: null },
    tell: () => [],
    isWhole: true,
    isAsked: false,
    composing: () => undefined,
    practice: null,
    floor: null,
    screens: null,
    privateScreen: null,
    stage: null,
    ledger: null,
    notebook: null,
    ...own,
    ...part,
  };
}
