import { Captions, cx, Face, FullScreen, Name, type Person, useBoardContext } from 'hush/board';
import { type Names, nameUnlessYou, type Seat } from 'hush/game';
import { type ReactNode, useEffect } from 'react';
import type { Role, Shot } from '../../state';
import { DAY_NAMES, reasonWords } from '../../text';
import { Badge } from '../art/drawings';
import { deadWords, shotBy, shotText, verdictText } from '../text';
import { STAY } from './cutscenes';
import styles from './ShotScreen.module.css';

interface ShotScreenProps {
  /** The shot. `left` is the number of lives that the target has after it. */
  shot: Shot & { left: number };
  /** Number of lives with which each player starts. */
  of: number;
  /** The side of the player whom the shot killed. Null if no player died or the side is unknown. */
  role: Role | null;
  people: readonly Person[];
  /** Names by seat. The viewer's own seat is called "you". */
  names: Names;
  onDone(): void;
  onBang(): void;
}

/**
 * The cutscene of a shot: a white flash, then a dark street with the shooter, the line of fire, the target and the
 * result.
 */
export function ShotScreen({ shot, of, role, people, names, onDone, onBang }: ShotScreenProps) {
  const { by, target, left } = shot;
  const isDead = left === 0;
  const { stage } = useBoardContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one shot, one bang
  useEffect(onBang, []);
  const cop = (seat: Seat) => people.find((person) => person.seat === seat);
  return (
    <FullScreen label={shotText.bang} className={cx(styles.screen, stage && styles.large)} onEscape={onDone}>
      <div className={styles.flash} />
      <span className={styles.caps}>{shotText.caps(DAY_NAMES[shot.day])}</span>
      <div className={styles.scene}>
        <Cop person={cop(by)} word={shotText.fires} />
        <div className={styles.fire} aria-hidden="true">
          <b>{shotText.bang}</b>
          <i />
        </div>
        <Cop person={cop(target)} word={shotText.hit(left)} isHit isDead={isDead}>
          <span className={styles.lives} aria-hidden="true">
            {Array.from({ length: of }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: badges differ only by position
              <span key={index} className={index === left ? styles.lost : undefined}>
                <Badge lost={index >= left} />
              </span>
            ))}
          </span>
        </Cop>
      </div>
      <div>
        <h1 className={styles.who} role="alert">
          {shotBy(shot, names)}
        </h1>
        {shot.why && <p className={styles.why}>{shotText.why(reasonWords(shot.why))}</p>}
      </div>
      <p className={styles.left}>
        {isDead ? deadWords(target, role, names) : shotText.left(nameUnlessYou(names, target), left)}
      </p>
      {!stage && (
        <button type="button" className={styles.next} onClick={onDone} data-first-focus>
          {isDead ? verdictText.open : shotText.goOn}
        </button>
      )}
      <div className={styles.bar} role="img" aria-label={verdictText.goesOn}>
        <i style={{ animationDuration: `${STAY.shot}ms` }} />
      </div>
      {!stage && <Captions />}
    </FullScreen>
  );
}

interface CopProps {
  person: Person | undefined;
  /** Says what this player does or suffers: "fires", "is hit" or "is dead". */
  word: string;
  isHit?: boolean;
  isDead?: boolean;
  children?: ReactNode;
}

function Cop({ person, word, isHit = false, isDead = false, children }: CopProps) {
  if (!person) return null;
  return (
    <div className={styles.cop}>
      <span className={isHit ? styles.target : styles.face}>
        <Face {...person} out={isDead} className={styles.portrait} />
        {isDead && <span className={styles.stamp}>{shotText.stamp}</span>}
      </span>
      <Name className={styles.name}>{person.name}</Name>
      {children}
      <small>{word}</small>
    </div>
  );
}
