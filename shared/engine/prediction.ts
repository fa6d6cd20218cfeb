import type { AnyModule, BaseView, LogEntry, Outcome } from '../contract/module';
import type { Code, Seat } from '../ids';
import { byCode } from '../text/text';
import type { EngineState, Fact } from './engine';

/**
 * The move by which a seat that is out of the game predicts the winner. If the game has its own move with this name,
 * that move is made instead.
 */
export const PREDICT = 'predict';

/** The log code for a prediction. Predictions are logged when the match ends. */
export const PREDICTED = 'predicted';

export function isPrediction({ args }: AnyModule, name: string): boolean {
  return name === PREDICT && !Object.hasOwn(args, PREDICT);
}

/**
 * Checks whether the seat may make this prediction, given the seat's view and all earlier predictions.
 * @returns a refusal code, or the predicted winner: a side, or a seat in a game without `sides`
 */
export function judgePrediction(
  { predictions = {} }: Pick<EngineState, 'predictions'>,
  view: unknown,
  seats: readonly Seat[],
  by: Seat,
  args: unknown,
  sides: AnyModule['sides'],
): { refused: Code } | { args: [string] } {
  const { out } = view as BaseView;
  const winner: unknown = Array.isArray(args) && args.length === 1 ? args[0] : null;
  if (!out.includes(by)) return { refused: 'not-out' };
  if (Object.hasOwn(predictions, by)) return { refused: 'already-predicted' };
  const choices = sides ? Object.keys(sides) : seats.filter((seat) => !out.includes(seat));
  return typeof winner === 'string' && choices.includes(winner) ? { args: [winner] } : { refused: 'invalid-args' };
}

/** Returns the seats that predicted correctly. Returns an empty list if the match was cancelled. */
export function rightPredictions(
  { predictions = {} }: Pick<EngineState, 'predictions'>,
  outcome: Outcome,
  sides: AnyModule['sides'],
): Seat[] {
  if (outcome.cancelled) return [];
  return Object.keys(predictions).filter((by) => isRight(predictions[by] ?? '', outcome, sides));
}

function isRight(winner: string, { winners, reason }: Outcome, sides: AnyModule['sides']): boolean {
  return sides ? (sides[winner]?.includes(reason) ?? false) : winners.includes(winner);
}

/** Returns the same seats as `rightPredictions`, but reads them from the public log of a finished match. */
export function rightIn(log: readonly Pick<LogEntry, 'code' | 'facts'>[]): Seat[] {
  return log.flatMap((entry) => {
    const prediction = predictionIn(entry);
    return prediction?.right ? [prediction.by] : [];
  });
}

/** Returns the prediction in a log entry, or null for any other entry. */
export function predictionIn(entry: Pick<LogEntry, 'code' | 'facts'>): Prediction | null {
  return byCode(PREDICTIONS, entry) ?? null;
}

interface Prediction {
  by: Seat;
  /** The id of a side or, in a game without sides, of a seat. */
  winner: string;
  right: boolean;
}

const PREDICTIONS = { [PREDICTED]: (facts: Prediction) => facts };

/** Returns one fact for each prediction, in seat order. The facts are logged when a match ends by its rules. */
export function openedPredictions(
  predictions: Readonly<Record<Seat, string>>,
  outcome: Outcome,
  sides: AnyModule['sides'],
): Fact[] {
  return Object.entries(predictions)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([by, winner]) => ({ code: PREDICTED, facts: { by, winner, right: isRight(winner, outcome, sides) } }));
}
