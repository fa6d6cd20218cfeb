import { countBy, type Report } from './run';

/** Limits in ms that a run must not exceed. */
export interface Bounds {
  /** Maximum delay of a timeout after its deadline. */
  late: number;
  /** Maximum time that a player is disconnected during a rolling restart. */
  away: number;
}

export const BOUNDS: Bounds = { late: 2_000, away: 3_000 };

/** Errors that servers should log while their store, disk or peers are unavailable. */
const EXPECTED = ['store-failed', 'store-not-writable', 'room-not-stored', 'room-not-read', 'match-not-read'];

/** Returns a sentence for each problem in a run, or an empty list if there was none. */
export function broken(
  { campaign, lateness, away, errors, faults }: Report,
  { late, away: gone }: Bounds = BOUNDS,
): string[] {
  const said = [...faults];
  for (const ms of lateness) if (ms > late) said.push(`A clock ran out ${seconds(ms)} late.`);
  if (campaign.rolling) for (const ms of away) if (ms > gone) said.push(`Somebody was away for ${seconds(ms)}.`);
  for (const line of errors)
    if (!EXPECTED.includes(line.event)) said.push(`A server logged an error: ${JSON.stringify(line)}`);
  return said;
}

export function linesOf({ campaign, ...report }: Report): string[] {
  const { setUp, seed, rolling } = campaign;
  const counted = (record: object) =>
    Object.entries(record)
      .map(([what, times]) => `${what} ${times}`)
      .join(', ');
  return [
    `${setUp === 'one' ? 'One process' : 'Three processes'}${rolling ? ', restarted one after the other' : ''}, seed ${seed}, ${Math.round(report.seconds)} s`,
    `matches finished: ${counted(report.matches)}`,
    `moves acknowledged: ${report.moves}, sent again: ${report.again}`,
    `happened: ${counted(report.happened)}`,
    `connections and moves: ${counted(report.network)}`,
    `away: ${report.away.length} times, ${seconds(sum(report.away))} in all, ${seconds(longest(report.away))} at most`,
    `clocks that ran out: ${report.lateness.length}, ${seconds(longest(report.lateness))} late at most`,
    `the machine did not respond: ${report.stalls.length} times, ${seconds(longest(report.stalls))} at most`,
    `errors logged: ${counted(countBy(report.errors.map(({ event }) => event))) || 'none'}`,
  ];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const longest = (numbers: readonly number[]) => numbers.reduce((most, number) => Math.max(most, number), 0);
