import type { BoardProps } from 'hush/board';
import { Check } from 'lucide-react';
import { autoPassOf } from '../../passing';
import type { Moves, View } from '../../state';
import styles from './AutoPassSwitches.module.css';
import { windowText } from './text';

/**
 * Switches for the two kinds of automatic passing. Turning one on turns the other off. If both are off, every window
 * asks the player.
 */
export function AutoPassSwitches({ view, act }: Pick<BoardProps<View, Moves>, 'view' | 'act'>) {
  const auto = autoPassOf(view, view.me?.autoPass ?? null);
  return (
    <span className={styles.switches}>
      {(['untilTouched', 'untilShot'] as const).map((each) => (
        <button
          key={each}
          type="button"
          role="switch"
          aria-checked={auto === each}
          data-coach={each === 'untilTouched' ? 'auto-pass' : undefined}
          className={styles.switch}
          onClick={() => void act.setAutoPass(auto === each ? 'never' : each)}
        >
          <Check aria-hidden="true" />
          <span>{windowText.auto[each]}</span>
        </button>
      ))}
    </span>
  );
}
