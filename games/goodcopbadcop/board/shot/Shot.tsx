import { Volume2 } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../client/ui/Button';
import type { BoardProps, Person } from '../../../../client/ui/board';
import { cx } from '../../../../client/ui/cx';
import { useReducedMotion } from '../../../../client/ui/media';
import { nameOf } from '../../../../client/ui/names';
import { play } from '../../../../client/ui/sound';
import { useDramas } from '../../../../client/ui/useDramas';
import { vibrate } from '../../../../client/ui/vibrate';
import type { Names } from '../../../../shared/text';
import type { Moves, Slot, View } from '../../state';
import { File } from '../art/File';
import { Gun } from '../art/Gun';
import { IntegrityCard } from '../art/IntegrityCard';
import { useModal } from '../useModal';
import { aimed } from './aim';
import hole from './hole.svg?url';
import styles from './Shot.module.css';
import { type FiredShot, shotsOf } from './shots';
import { resultWords, shotText, whoWords } from './text';

/** Whatever lies under it: a shot that was just fired stops everybody for a moment. An old one is not played again. */
export function Shot({ view, told, now, people }: BoardProps<View, Moves>) {
  const shots = useMemo(() => shotsOf(told, view.table), [told, view.table]);
  const { drama, n, next } = useDramas(shots, now);
  if (!drama) return null;
  const target = people.find(({ seat }) => seat === drama.hit);
  return target ? <ShotScreen key={n} shot={drama} target={target} names={nameOf(people)} onDone={next} /> : null;
}

/** When the cards turn and when the sentence comes, in ms after the shot. */
const TURN_AT = 900;
const SAY_AT = 1500;
/** How long it stays if nobody goes on, in ms. */
const STAY = 6000;

interface ShotScreenProps {
  shot: FiredShot;
  target: Person;
  names: Names;
  onDone(): void;
}

function ShotScreen({ shot, target, names, onDone }: ShotScreenProps) {
  const stage = useStages(onDone);
  const dialog = useModal();
  const gun = useRef<HTMLSpanElement>(null);
  const holed = useRef<HTMLImageElement>(null);
  const line = useLine(dialog, gun, holed);
  const isOpen = (slot: Slot) => stage !== 'bang' || !shot.turned.includes(slot);
  const isTold = stage === 'told';
  const word = shot.result === 'wounded' ? shotText.wounded : shotText.out;
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.shot}
      aria-label={shotText.label}
      onCancel={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <span className={styles.rays} aria-hidden="true" />
      <Bang />
      <span ref={gun} className={styles.gun} style={line} aria-hidden="true">
        <i className={styles.beam} />
        <i className={styles.flash} />
        <Gun className={styles.revolver} />
      </span>
      <span className={styles.target}>
        <File person={target} status={isTold ? word : null} bad className={styles.file}>
          <span className={styles.cards}>
            {([0, 1, 2] as const).map((slot) => (
              <span key={slot} className={styles.card}>
                <IntegrityCard
                  slot={slot}
                  open={isOpen(slot) ? (shot.faces[slot] ?? null) : null}
                  wounded={isTold && slot === shot.slot && shot.leader !== null}
                />
                {slot === shot.slot && <img ref={holed} className={styles.hole} src={hole} alt="" />}
              </span>
            ))}
          </span>
        </File>
      </span>
      <div className={styles.caption}>
        <p className={styles.who} role="alert">
          {whoWords(shot, names).map((piece) =>
            typeof piece === 'string' ? piece : <b key={piece.strong}>{piece.strong}</b>,
          )}
        </p>
        <p className={cx(styles.result, !isTold && styles.unsaid)} role="status">
          {isTold ? resultWords(shot, names) : ' '}
        </p>
        <div className={styles.row}>
          <Button variant="primary" size="lg" full onClick={onDone} data-first-focus>
            {shotText.goOn}
          </Button>
          <span className={styles.heard}>
            <Volume2 />
            {shotText.caption[shot.result]}
          </span>
        </div>
      </div>
    </dialog>
  );
}

type Stage = 'bang' | 'turned' | 'told';

/** The shot is heard and felt once; then the cards turn, then the sentence, and after a while the table is back. */
function useStages(onDone: () => void): Stage {
  const isStill = useReducedMotion();
  const [stage, go] = useState<Stage>('bang');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one shot, one course; a newer callback does the same
  useEffect(() => {
    play('shot');
    vibrate([180, 60, 90]);
    const timers = [
      setTimeout(() => go('turned'), isStill ? 0 : TURN_AT),
      setTimeout(() => go('told'), isStill ? 0 : SAY_AT),
      setTimeout(onDone, STAY),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage;
}

/** Turns the gun to the very card, and stretches the line that far; measured once the screen stands. */
function useLine(
  dialog: RefObject<HTMLElement | null>,
  gun: RefObject<HTMLElement | null>,
  holed: RefObject<HTMLElement | null>,
): CSSProperties | undefined {
  const [line, draw] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const [screen, from, to] = [dialog.current, gun.current, holed.current?.getBoundingClientRect()];
    if (!screen || !from || !to) return;
    const { left, top } = screen.getBoundingClientRect();
    const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = from;
    const middle = { x: offsetLeft + width / 2, y: offsetTop + height / 2 };
    const spot = { x: to.left + to.width / 2 - left, y: to.top + to.height / 2 - top };
    const { degrees, reach } = aimed(middle, { width, height }, spot);
    draw({ '--turn': `${degrees.toFixed(2)}deg`, '--reach': `${Math.round(reach)}px` } as CSSProperties);
  }, [dialog, gun, holed]);
  return line;
}

/** The word, with holes in it. */
function Bang() {
  return (
    <svg className={styles.bang} viewBox="0 0 1000 380" role="img" aria-label={shotText.bang}>
      <defs>
        <mask id="holes">
          <rect width="1000" height="380" fill="#fff" />
          <circle cx="706" cy="118" r="27" />
          <circle cx="332" cy="286" r="17" />
          <circle cx="905" cy="268" r="21" />
        </mask>
      </defs>
      <g mask="url(#holes)">
        <text x="500" y="338" textAnchor="middle">
          {shotText.bang}
        </text>
      </g>
      <g className={styles.rims}>
        <circle cx="706" cy="118" r="29" />
        <path d="M706 118l-58-40M706 118l70-34M706 118l46 62M706 118l-70 44M706 118l10-82M706 118l-8 86" />
        <circle cx="332" cy="286" r="19" />
        <path d="M332 286l-42-18M332 286l40-30M332 286l24 44M332 286l-26 38" />
        <circle cx="905" cy="268" r="23" />
        <path d="M905 268l-44-24M905 268l48-28M905 268l26 50M905 268l-36 38" />
      </g>
    </svg>
  );
}
