import { Button } from '../ui/Button';
import { TABLE } from './text';
import css from './Waiting.module.css';

/** Shown in place of the table while the server does not have the match's game. */
export function GameMissing({ onBack }: { onBack(): void }) {
  return (
    <main className={css.waiting}>
      <div className={css.words} role="alert">
        <h1>{TABLE.missing}</h1>
        <p>{TABLE.missingText}</p>
        <Button variant="primary" size="lg" full onClick={onBack}>
          {TABLE.back}
        </Button>
      </div>
    </main>
  );
}
