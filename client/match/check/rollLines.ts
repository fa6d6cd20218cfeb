import type { Json } from '#shared/json.ts';
import { CHECKS, type Check, type Disagreement } from '#shared/replay/checks.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { CHECK } from './text';
import type { Agreed, DealCheck } from './useDealCheck';

export interface RollLine {
  key: string;
  look: 'done' | 'now' | 'waits' | 'differs';
  label: string;
  /** The text at the end of the line: a count, or the progress. */
  aside: string;
}

/** The checks that run together in one pass over the journal. */
const BY_ROW: readonly Check[] = ['journal', 'log', 'draws', 'views'];

/**
 * Returns the lines of the list, one for each step. If a step finds a difference, the steps before it are merged into
 * fewer lines.
 */
export function rollLines(check: DealCheck, nameOf: (seat: string) => string): RollLine[] {
  const { replay, agreed, progress, disagreement } = check;
  if (!replay) return [];
  const steps = CHECKS.filter((each) => each !== 'rules' && (each !== 'words' || replay.deal.words));
  if (disagreement) return foldedLines(replay, agreed, disagreement, nameOf);
  const now = check.state === 'running' ? steps[agreed.length] : undefined;
  return steps.map((step) => {
    const done = agreed.find((event) => event.check === step);
    if (done) return { key: step, look: 'done', label: CHECK.checks[step], aside: countOf(done, replay) };
    const aside = progress?.check === step ? CHECK.of(progress.done, progress.of) : expected(step, replay);
    return { key: step, look: step === now ? 'now' : 'waits', label: CHECK.checks[step], aside };
  });
}

function foldedLines(
  replay: Replay,
  agreed: readonly Agreed[],
  { check, row }: Disagreement,
  nameOf: (seat: string) => string,
): RollLine[] {
  const last = replay.steps.length;
  const waits = (label: string): RollLine => ({ key: label, look: 'waits', label, aside: CHECK.notDone });
  const done = (label: string): RollLine => ({ key: label, look: 'done', label, aside: CHECK.agree });
  const hasDeal = agreed.some((event) => event.check === 'setup');
  const folded = hasDeal
    ? [done(CHECK.setupSteps(agreed.length))]
    : agreed.map((event) => done(CHECK.checks[event.check]));
  if (row === null) {
    const wrong: RollLine = { key: check, look: 'differs', label: CHECK.checks[check], aside: CHECK.differ };
    return [...folded, wrong, waits(CHECK.checks.journal), waits(CHECK.checks.views)];
  }
  const step = replay.steps[row - 1];
  const who = step?.by === null || !step ? CHECK.clock : nameOf(step.by);
  const label = CHECK.row(row, who, step?.move ?? '');
  return [
    ...folded,
    ...(row > 1 ? [done(rowsOf(1, row - 1))] : []),
    { key: 'row', look: 'differs', label, aside: CHECK.differ },
    ...(row < last ? [waits(rowsOf(row + 1, last))] : []),
    waits(CHECK.checks.views),
  ];
}

function countOf({ check, count, isOwn }: Agreed, replay: Replay): string {
  if (count === null) return CHECK.notPromised;
  if (check === 'commitment') return isOwn ? CHECK.asNoted : CHECK.inReplay;
  if (check === 'words') return CHECK.wordsGiven(count, Object.keys(replay.names).length);
  if (check === 'setup' || check === 'draws') return CHECK.draws(count);
  if (check === 'journal') return CHECK.rowCount(count);
  return check === 'log' ? CHECK.lines(count) : String(count);
}

/** Returns how much a step will compare, such as the number of moves. Returns '' if this is not known in advance. */
function expected(check: Check, { steps, names }: Replay): string {
  const seats = Object.keys(names).length;
  if (check === 'journal') return CHECK.rowCount(steps.length);
  if (check === 'views') return String((steps.length + 1) * (seats + 2));
  return check === 'seats' ? String(seats) : '';
}

/** Returns the number of finished steps, the total number of steps, and the fraction of the work that is done. */
export function progressOf(check: DealCheck): { done: number; of: number; part: number } {
  const of = CHECKS.length - (check.replay?.deal?.words ? 1 : 2);
  const done = check.agreed.length;
  const { progress } = check;
  // Most of the work is the pass over the journal, at the end of which four checks finish together.
  const ofRows = BY_ROW.length * (progress ? progress.done / Math.max(1, progress.of) : 0);
  return { done, of, part: Math.min(1, (done + ofRows) / of) };
}

const LONGEST = 90;

/** Returns the path and the text of a value. A long text is shortened. */
export function valueAt(path: readonly string[], value: Json | undefined): string {
  const text = value === undefined ? CHECK.nothing : typeof value === 'string' ? value : JSON.stringify(value);
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return path.length > 0 ? `${path.slice(-3).join(' › ')}: ${short}` : short;
}

const rowsOf = (from: number, to: number) => (from === to ? CHECK.oneRow(from) : CHECK.rows(from, to));
