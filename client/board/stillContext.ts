import type { Answer } from '#shared/wire/wire.ts';
import type { BoardContextValue } from './context';

const REFUSED: Answer = { refused: 'not-your-seat', detail: '' };
const refuse = async () => REFUSED;
const nothing = () => undefined;

type Own = Pick<BoardContextValue, 'people' | 'now' | 'tell'>;

/** Makes the context for a board that takes no input, for a stage or a replay page. */
export function stillContext(own: Own, part: Partial<BoardContextValue> = {}): BoardContextValue {
  return {
    log: [],
    logBook: null,
    unseenLog: { count: 0, see: nothing },
    chat: { on: false, quiet: false, lines: [], unread: 0, say: refuse, react: refuse, seen: nothing },
    rules: { parts: [], open: nothing },
    openMenu: nothing,
    connection: 'live',
    isHost: false,
    standIn: null,
    pause: null,
    prediction: null,
    moveClock: null,
    totals: { played: 0, points: {}, counts: false },
    again: { run: async () => undefined, why: null },
    anotherGame: nothing,
    loadReplay: () => Promise.reject(new Error('nobody asks for a replay here')),
    dealCheck: { open: nothing, row: null },
    keepsakes: null,
    seat: null,
    isWhole: true,
    isAsked: false,
    composing: nothing,
    practice: null,
    floor: null,
    screens: null,
    privateScreen: null,
    notebook: null,
    ledger: null,
    stage: null,
    ...own,
    ...part,
  };
}
