import type { Examination, Shot, View } from '../../state';

export type Cutscene = ({ kind: 'verdict' } & Examination) | ({ kind: 'shot' } & Shot);

/** How long each stays on screen if nobody goes on, in ms. */
export const STAY: Readonly<Record<Cutscene['kind'], number>> = { verdict: 7000, shot: 4500 };

/** Verdicts and shots in the order in which they happened. */
export function cutscenesOf({ examinations, shots }: Pick<View, 'examinations' | 'shots'>): Cutscene[] {
  return [
    ...examinations.map((entry): Cutscene => ({ kind: 'verdict', ...entry })),
    ...(shots ?? []).map((shot): Cutscene => ({ kind: 'shot', ...shot })),
  ].sort((one, other) => one.at - other.at);
}
