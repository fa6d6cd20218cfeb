import { Button } from '../ui/Button';
import css from './Newer.module.css';
import { SHELL } from './text';

/** The prompt that offers a newer Hush. It reloads the page only after a tap, never automatically. */
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
