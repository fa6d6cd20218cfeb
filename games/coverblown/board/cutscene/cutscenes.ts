import { VERDICT_MS } from '../../queries';
import { DAYS, type Examination, type Shot, type View } from '../../state';

export type Cutscene =
  | ({ kind: 'verdict' } & Examination)
  /** A shot. `left` is the number of lives that the target has after it. */
  | ({ kind: 'shot'; left: number } & Shot);

/** Time in ms for which each cutscene is shown unless the player closes it. */
export const STAY: Readonly<Record<Cutscene['kind'], number>> = { verdict: VERDICT_MS, shot: 6000 };

/**
 * Returns verdicts and shots in the order in which they happened. If their times are equal, the shots of a day come
 * before the examination that ended it.
 */
export function cutscenesOf({
  examinations,
  shots,
  startLives,
}: Pick<View, 'examinations' | 'shots' | 'startLives'>): Cutscene[] {
  const fired = (shots ?? []).map((shot, at, all): Cutscene => {
    const hits = all.slice(0, at + 1).filter(({ target }) => target === shot.target);
    return { kind: 'shot', ...shot, left: Math.max(0, startLives - hits.length) };
  });
  const examined = examinations.map((entry): Cutscene => ({ kind: 'verdict', ...entry }));
  return DAYS.flatMap((day) => [...fired, ...examined].filter((each) => each.day === day));
}
