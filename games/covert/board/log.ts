import type { LogBook, LogKind } from 'hush/board';
import type { LogCode } from '../log';
import { momentText } from './end/text';

/** Assigns a topic to each log line, and says which lines are headings. */
export const log: LogBook = {
  kinds: {
    'broke-code': 'code',
    cancelled: 'end',
    'chose-character': 'time',
    'codes-began': 'time',
    completed: 'mission',
    covered: 'code',
    discarded: 'card',
    'drew-code': 'code',
    espionage: 'card',
    'final-began': 'time',
    flew: 'move',
    forfeited: 'die',
    'gave-up-mission': 'mission',

    'kept-missions': 'mission',
    'last-round': 'time',
    moved: 'move',
    over: 'end',
    placed: 'die',
    rerolled: 'die',
    'resolve-began': 'time',
    'round-began': 'time',
    searched: 'card',
    silent: 'time',
    'special-ops': 'card',
    swapped: 'code',
    'took-agency': 'card',
    'took-back': 'time',
    'took-intel': 'card',
    'took-mission': 'mission',
    'took-order': 'die',
    used: 'card',
  } satisfies Record<LogCode, LogKind>,
  headings: ['round-began', 'codes-began', 'resolve-began', 'final-began'],
  opening: momentText.phases.setupMissions,
  filters: ['mission', 'code', 'move', 'card', 'die'],
};
