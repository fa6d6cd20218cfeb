import { Button } from '../ui/Button';
import css from './Newer.module.css';
import { SHELL } from './text';

/** Offers to reload the page for a new version of Hush. Never reloads it automatically. */
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
