import { useState } from 'react';
import { Confirm } from '../table/Confirm';
import { Button } from '../ui/Button';
import { TABLE } from './text';
import css from './Waiting.module.css';

interface GameMissingProps {
  isOver: boolean;
  onBack(): void;
  /** Stops the match for everyone. Null if this person is not the host. */
  onStop: (() => void) | null;
}

/** Shown in place of the table if the game of the match is no longer installed on the server. */
export function GameMissing({ isOver, onBack, onStop }: GameMissingProps) {
  const [isStopping, setStopping] = useState(false);
  return (
    <main className={css.waiting}>
      <div className={css.words} role="alert">
        <h1>{TABLE.missing}</h1>
        <p>{isOver ? TABLE.missingOver : TABLE.missingText}</p>
        <Button variant="primary" size="lg" full onClick={onBack}>
          {TABLE.back}
        </Button>
        {onStop && !isOver && (
          <Button variant="quiet" full onClick={() => setStopping(true)}>
            {TABLE.stop}
          </Button>
        )}
      </div>
      <Confirm
        open={isStopping}
        title={TABLE.stopTitle}
        text={TABLE.missingStop}
        action={TABLE.stopNow}
        onConfirm={() => onStop?.()}
        onClose={() => setStopping(false)}
      />
    </main>
  );
}
