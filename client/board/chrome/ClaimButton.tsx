import { MessageSquareQuote } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useBoardContext } from '../context';
import { text } from './text';

/** Puts a claim on the table, at any moment; nothing where this device watches or the game has no claims. */
export function ClaimButton({ className }: { className?: string | undefined }) {
  const { ledger } = useBoardContext();
  if (!ledger?.say) return null;
  const { run, why } = ledger.say;
  return (
    <Button
      className={className}
      icon={<MessageSquareQuote />}
      why={why}
      whyAt="press"
      data-coach="claim"
      onClick={run}
    >
      {text.claim}
    </Button>
  );
}
