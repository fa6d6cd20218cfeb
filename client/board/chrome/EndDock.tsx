import { RotateCcw, Shuffle } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Toasts } from '../../ui/Toasts';
import { text } from '../../ui/text';
import { useBoardContext } from '../context';
import styles from './EndDock.module.css';
import { useBusy } from './useBusy';

interface EndDockProps {
  className?: string | undefined;
  extra?: ReactNode;
}

/**
 * Draws the buttons below a finished match: play again, or pick another game. On a phone, they stay at the bottom of
 * the screen, on the background `--end-dock`. On wide screens, `className` sets their position. If the member cannot play
 * again, one line above all buttons says why.
 */
export function EndDock(props: EndDockProps) {
  const { stage } = useBoardContext();
  return stage ? null : <Buttons {...props} />;
}

function Buttons({ className, extra }: EndDockProps) {
  const { again, anotherGame } = useBoardContext();
  const [busy, wait] = useBusy();
  return (
    <>
      <div className={styles.toasts}>
        <Toasts newer={false} />
      </div>
      <div className={cx(styles.dock, extra !== undefined && styles.many, className)}>
        {again.why !== null && <p aria-hidden="true">{again.why}</p>}
        {extra}
        <Button
          variant="primary"
          size="lg"
          full
          busy={busy}
          why={again.why}
          whyAt="press"
          icon={<RotateCcw />}
          onKeyDown={onlyAnew}
          onClick={() => wait(again.run())}
        >
          {text.again}
        </Button>
        <Button size="lg" full icon={<Shuffle />} onClick={anotherGame}>
          {text.another}
        </Button>
      </div>
    </>
  );
}

/**
 * Ignores repeated key presses while Enter is held. Otherwise they would also press the button that is focused next.
 */
function onlyAnew(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
