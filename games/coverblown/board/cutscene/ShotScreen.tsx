import { useEffect } from 'react';
import { FullScreen } from '../../../../client/board/chrome/FullScreen';
import type { Person } from '../../../../client/board/contract';
import { Captions } from '../../../../client/feedback/Captions';
import { Face } from '../../../../client/ui/Face';
import type { Names } from '../../../../shared/text';
import type { Shot } from '../../state';
import { Bullet } from '../art/drawings';
import { shotText, verdictText } from '../text';
import styles from './ShotScreen.module.css';

interface ShotScreenProps {
  shot: Shot;
  /** Lives of the target after this shot. */
  left: number;
  target: Person | undefined;
  names: Names;
  onDone(): void;
  /** Called once, with the flash. */
  onBang(): void;
}

/** The screen flashes white, turns black, and then says who was hit. */
export function ShotScreen({ shot, left, target, names, onDone, onBang }: ShotScreenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one shot, one bang
  useEffect(onBang, []);
  return (
    <FullScreen label={shotText.bang} className={styles.screen} onEscape={onDone}>
      <div className={styles.flash} />
      <div className={styles.result}>
        <h1 className={styles.bang} role="alert">
          {shotText.bang}
        </h1>
        {target && (
          <span className={styles.face}>
            <Face {...target} size="5.5rem" />
          </span>
        )}
        <p className={styles.who}>{shotText.who(shot, names)}</p>
        <p className={styles.left}>{left === 0 ? shotText.dead(names(shot.target)) : shotText.left(left)}</p>
        <span className={styles.bullet}>
          <Bullet className={styles.casing} />
        </span>
      </div>
      <button type="button" className={styles.next} onClick={onDone}>
        {shotText.goOn}
      </button>
      <span className={styles.note}>{verdictText.goesOn}</span>
      <Captions />
    </FullScreen>
  );
}
