import { MessageSquareQuote } from 'lucide-react';
import { Button, IconButton } from '../../ui/Button';
import { useShape } from '../../ui/shape';
import { useBoardContext } from '../context';
import { text } from './text';

/**
 * A button above the log that opens the ledger of claims. Used by tables whose top bar has no room for `LedgerSign`.
 */
export function LedgerButton() {
  const { ledger, stage } = useBoardContext();
  const isInBar = hasRoom(useShape());
  if (!ledger || stage || isInBar) return null;
  const { clashes, open } = ledger;
  return (
    <Button full icon={<MessageSquareQuote />} sub={clashes > 0 ? text.clashes(clashes) : undefined} onClick={open}>
      {text.whatWasSaid}
    </Button>
  );
}

/** A button in the top bar that opens the ledger of claims. Shows the number of contradictions. */
export function LedgerSign() {
  const { ledger } = useBoardContext();
  const isInBar = hasRoom(useShape());
  if (!ledger || !isInBar) return null;
  return (
    <IconButton label={text.whatWasSaid} icon={<MessageSquareQuote />} badge={ledger.clashes} onClick={ledger.open} />
  );
}

function hasRoom(shape: ReturnType<typeof useShape>): boolean {
  return shape === 'desk' || shape === 'tablet';
}
