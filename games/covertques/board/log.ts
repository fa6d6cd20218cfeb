import type { LogBook, LogKind } from 'hush/board';
import type { LogCode } from '../text';
import { frameText } from './text';

/** Assigns a kind to each log entry, and lists the entries that are headings. */
export const log: LogBook = {
  kinds: {
    cancelled: 'end',
    claimed: 'claim',
    counted: 'vote',
    hinted: 'hint',
    over: 'end',
    picked: 'time',
    retracted: 'claim',
    revealed: 'role',
    'round-began': 'time',
    shown: 'vote',
    suspected: 'suspicion',
  } satisfies Record<LogCode, LogKind>,
  headings: ['round-began'],
  opening: frameText.beforeFirst,
  filters: ['hint', 'claim', 'suspicion', 'vote'],
};
