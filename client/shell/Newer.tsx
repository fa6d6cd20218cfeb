import { Button } from '../ui/Button';
import css from './Newer.module.css';
import { SHELL } from './text';

/** Offers a newer Hush. Reloads the page only after a tap. */
export function Newer({ onLater }: { onLater(): void }) {
  return (
    <p className={css.newer} role="status">
      <span>{SHELL.newer}</span>
      <Button onClick={() => location.reload()}>{SHELL.load}</Button>
      <Button variant="text" onClick={onLater}>
        {SHELL.later}
      </Button>
    </p>
  );
}
