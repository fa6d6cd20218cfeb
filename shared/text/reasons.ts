import type { Outcome } from '../contract/module';
import { REASONS } from './text';

/**
 * Returns a sentence about a match's end for which the game has no words, or null for any other end. The game has no
 * words for a cancelled match, whose headline already says that it was stopped, or for a result in an undocumented
 * form.
 */
export function platformReason({ cancelled, reason, said }: Outcome): string | null {
  if (said !== undefined) return said === 'true' ? REASONS.over : REASONS.said(said);
  if (!cancelled) return null;
  return reason === 'new-version' || reason === 'unreadable' ? REASONS.cancelled[reason] : REASONS.cancelled.other;
}
