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
 * Draws the buttons after a match: play again, or pick another game. On a phone, the buttons are fixed at the bottom,
 * with the background `--end-dock`. On wide screens, `className` places them.
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
        <Toasts />
      </div>
      <div className={cx(styles.dock, extra !== undefined && styles.many, className)}>
        {extra}
        <Button
          variant="primary"
          size="lg"
          full
          busy={busy}
          why={again.why}
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

/** Ignores key repeats while Enter is held, because they would press the button that gets the focus next. */
function onlyAnew(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
