import { MOVE_REFUSALS } from '../matches/text';
import type { Catalogue } from '../rooms/games';

/** Replaces every label that is not on the lists below, so that clients cannot create labels. */
export const OTHER = 'other';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']);

export const labelOfMethod = (method: string): string => (METHODS.has(method) ? method : OTHER);

/**
 * Every error event in the log (`docs/operating.md`, Logs). Each is reported even while its count is 0, so that an
 * alert can see the first one as an increase.
 */
export const ERROR_EVENTS: readonly string[] = [
  'bot-fault',
  'connection-failed',
  'database-lock-lost',
  'deal-fault',
  'delayed-stage-failed',
  'fault',
  'frame-too-long',
  'game-failed',
  'honours-fault',
  'http-fault',
  'match-not-read',
  'match-unreadable',
  'rejection-unhandled',
  'replay-failed',
  'room-fault',
  'room-not-read',
  'room-not-stored',
  'room-unreadable',
  'store-failed',
  'store-not-writable',
  'talk-fault',
  'upgrade-fault',
];

/** Returns the count of each event in `ERROR_EVENTS`, and one count for all other events. */
export function errorCounts(errors: ReadonlyMap<string, number>): [string, number][] {
  const known = ERROR_EVENTS.map((event): [string, number] => [event, errors.get(event) ?? 0]);
  const others = [...errors].filter(([event]) => !ERROR_EVENTS.includes(event)).map(([, count]) => count);
  return [...known, [OTHER, others.reduce((sum, count) => sum + count, 0)]];
}

/**
 * Returns the labels for a judged move: its game and `ok` or the refusal code. An unknown game or code becomes `OTHER`.
 */
export function labelsOfMoves(
  catalogue: Catalogue,
): (game: string, answer: string) => { game: string; answer: string } {
  const platform = ['ok', 'stage-only-watches', ...Object.keys(MOVE_REFUSALS)];
  const known = new Map(
    catalogue.map(({ id, refusals }) => [id, new Set([...platform, ...Object.keys(refusals)])] as const),
  );
  return (game, answer) => {
    const answers = known.get(game);
    return { game: answers ? game : OTHER, answer: answers?.has(answer) ? answer : OTHER };
  };
}
