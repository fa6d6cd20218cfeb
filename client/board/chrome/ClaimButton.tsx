import { MessageSquareQuote } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useBoardContext } from '../context';
import { text } from './text';

/** A button that opens the claim form at any time. Draws nothing for a spectator or in a game without claims. */
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
