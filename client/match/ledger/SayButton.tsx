import { MessageSquareQuote } from 'lucide-react';
import { Button } from '../../ui/Button';
import { leftOf } from './entries';
import type { LedgerProps } from './parts';
import { LEDGER } from './text';

/**
 * A button that opens the claim form. Says how many claims are left, or why none can be made now. Not drawn for
 * spectators or after the match.
 */
export function SayButton({ book, view, seat, legal, isOver, onSay }: LedgerProps) {
  if (seat === null || isOver) return null;
  const why = legal.why('claim');
  const isEnough = why === 'too-many-claims';
  const left = leftOf(book.claims(view), seat, book.round(view));
  return (
    <Button
      variant="primary"
      size="lg"
      icon={<MessageSquareQuote />}
      sub={isEnough ? undefined : LEDGER.left(left, book.roundName)}
      why={why && (isEnough ? LEDGER.enough(book.roundName) : LEDGER.notNow)}
      onClick={onSay}
    >
      {LEDGER.say}
    </Button>
  );
}
