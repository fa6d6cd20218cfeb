import type { LogBook, LogKind } from 'hush/board';
import { DAY_NAMES, type LogCode } from '../text';

/** Assigns a category to each log code, and lists the codes shown as headings. */
export const log: LogBook = {
  kinds: {
    agreed: 'plan',
    announced: 'plan',
    called: 'call',
    claimed: 'claim',
    retracted: 'claim',
    died: 'shot',
    examined: 'verdict',
    objected: 'plan',
    over: 'end',
    lapsed: 'plan',
    rested: 'time',
    'round-began': 'time',
    shot: 'shot',
  } satisfies Record<LogCode, LogKind>,
  headings: ['round-began'],
  opening: DAY_NAMES.monday,
  filters: ['call', 'claim', 'verdict', 'shot'],
};
