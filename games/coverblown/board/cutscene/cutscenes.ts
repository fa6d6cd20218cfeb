import type { Examination, Shot, View } from '../../state';

export type Drama = ({ kind: 'verdict' } & Examination) | ({ kind: 'shot' } & Shot);

/** Verdicts and shots in the order in which they happened. */
export function dramasOf({ examinations, shots }: Pick<View, 'examinations' | 'shots'>): Drama[] {
  return [
    ...examinations.map((entry): Drama => ({ kind: 'verdict', ...entry })),
    ...(shots ?? []).map((shot): Drama => ({ kind: 'shot', ...shot })),
  ].sort((one, other) => one.at - other.at);
}
