import type { LegalityOf } from 'hush/game';
import { unmet } from '../../legal/payment';
import type { Handle, MissionId, Moves, Source } from '../../state';
import { needName } from '../art/MissionSlip';
import type { Asking } from '../props';

type Legal = LegalityOf<Moves>;

/** Returns the ways to pay for the next requirement, cheapest first. `paid` pays for the requirements before it. */
export function offered(legal: Legal, mission: Handle, paid: readonly Source[]): Source[] {
  const draft = paid.length === 0 ? [mission] : [mission, [...paid]];
  return legal.next('complete', draft).picks.map(({ mark }) => mark as Source);
}

/**
 * Completes a partial payment. Each requirement is paid for as the player chose if that is legal, otherwise in the
 * cheapest way.
 */
export function completed(
  legal: Legal,
  mission: Handle,
  begun: readonly Source[],
  wished: readonly Source[] = [],
): Source[] {
  const paid = [...begun];
  for (;;) {
    const sources = offered(legal, mission, paid);
    const wish = wished[paid.length];
    const next = (wish && sources.find((source) => isSame(source, wish))) ?? sources[0];
    if (!next) return paid;
    paid.push(next);
  }
}

export const isSame = (one: Source, other: Source): boolean => one[0] === other[0] && one[1] === other[1];

/** Names the requirements that none of the seat's items can pay for. */
export function missingFor({ view, seat }: Asking, mission: MissionId): string[] {
  return seat === null ? [] : unmet(view, seat, mission).map(needName);
}

export function isPayable(legal: Legal, mission: Handle): boolean {
  return offered(legal, mission, []).length > 0;
}
