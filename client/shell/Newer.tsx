import { Button } from '../ui/Button';
import css from './Newer.module.css';
import { SHELL } from './text';

/** A newer Hush is on the server: loaded by a tap, never by itself. */
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
