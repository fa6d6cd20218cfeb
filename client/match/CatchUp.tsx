import { useEffect } from 'react';
import { LogList } from '../board/chrome/LogList';
import type { BoardContextValue } from '../board/context';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { TABLE } from './text';

interface Props {
  lines: BoardContextValue['log'];
  isOver: boolean;
  onDone(): void;
}

/** Lists the log lines added while this person was away. */
export function CatchUp({ lines, isOver, onDone }: Props) {
  const isNeeded = lines.length > 0 && !isOver;
  useEffect(() => {
    if (lines.length > 0 && isOver) onDone();
  }, [lines, isOver, onDone]);
  const proceed = (
    <Button variant="primary" size="lg" full onClick={onDone}>
      {TABLE.proceed}
    </Button>
  );
  return (
    <Sheet open={isNeeded} onClose={onDone} title={TABLE.away} actions={proceed}>
      <LogList lines={lines} fromStart />
    </Sheet>
  );
}
