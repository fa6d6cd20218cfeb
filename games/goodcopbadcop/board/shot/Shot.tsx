import {
  type BoardProps,
  Button,
  shot as bang,
  type Cutscenes,
  cx,
  endSound,
  FullScreen,
  nameOf,
  type Person,
  play,
  useBoardContext,
  useChange,
  useCutscenes,
  useReducedMotion,
  vibrate,
} from 'hush/board';
import type { Names, Viewer } from 'hush/game';
import { Volume2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Moves, SHOT_SECONDS, SLOTS, type Slot, type View } from '../../state';
import { File } from '../art/File';
import { Gun } from '../art/Gun';
import { HoledCards } from '../art/HoledCards';
import { Bang } from './Bang';
import styles from './Shot.module.css';
import { type FiredShot, shotsOf } from './shots';
import { resultWords, shotText, whoWords } from './text';
import { useLine } from './useLine';

/** The shots to show, one after the other. */
type Shots = Cutscenes<FiredShot>;

/** Queues a shot as soon as it is fired. Shots from before the board was opened are not shown. */
export function useShots({ view, seat, facts, now }: BoardProps<View, Moves>): Shots {
  const shots = useMemo(() => shotsOf(facts, view.table), [facts, view.table]);
  return useCutscenes(shots, now, () => 1000 * SHOT_SECONDS, dueAt(view, seat));
}

/**
 * The screen for a shot, above all other screens. The sound for the end of the match plays after the screen for the
 * last shot.
 */
export function Shot({
  shots: { cutscene, n, next },
  seat,
  people,
  outcome,
}: BoardProps<View, Moves> & { shots: Shots }) {
  const isClosed = outcome !== null && !cutscene;
  useChange(isClosed, () => outcome && isClosed && play(endSound(outcome, seat)));
  if (!cutscene) return null;
  const target = people.find(({ seat }) => seat === cutscene.hit);
  if (!target) return null;
  return <ShotScreen key={n} shot={cutscene} target={target} seat={seat} names={nameOf(people)} onDone={next} />;
}

/**
 * Returns the deadline of a decision of this seat that the screen for a shot would hide, or null if there is none.
 * Ignores a window or choice that follows the shot, because the duration of the screen is added to its time.
 */
function dueAt(view: View, seat: Viewer): number | null {
  const isLonger = view.window !== null || view.choice !== null;
  return seat !== null && !isLonger && view.waitingFor.includes(seat) ? view.endsAt : null;
}

/** Times in ms after the shot at which the cards turn and the sentence appears. */
const TURN_AT = 900;
const SAY_AT = 1500;

interface ShotScreenProps {
  shot: FiredShot;
  target: Person;
  seat: Viewer;
  names: Names;
  onDone(): void;
}

function ShotScreen({ shot, target, seat, names, onDone }: ShotScreenProps) {
  const stage = useStages();
  const isTelevision = useBoardContext().stage !== null;
  const dialog = useRef<HTMLDialogElement>(null);
  const gun = useRef<HTMLSpanElement>(null);
  const holed = useRef<HTMLImageElement>(null);
  const line = useLine(dialog, gun, holed);
  const isOpen = (slot: Slot) => stage !== 'bang' || !shot.turned.includes(slot);
  const isResult = stage === 'result';
  const word = shot.result === 'wounded' ? shotText.wounded : shotText.out;
  return (
    <FullScreen
      ref={dialog}
      label={shotText.label}
      className={cx(styles.shot, isTelevision && styles.large)}
      onEscape={onDone}
    >
      <span className={styles.rays} aria-hidden="true" />
      <Bang />
      <span ref={gun} className={styles.gun} style={line} aria-hidden="true">
        <i className={styles.beam} />
        <i className={styles.flash} />
        <Gun className={styles.revolver} />
      </span>
      <span className={styles.target}>
        <File
          person={target}
          status={isResult ? word : target.you ? shotText.you : null}
          bad={isResult}
          className={styles.file}
        >
          <HoledCards
            faces={SLOTS.map((slot) => (isOpen(slot) ? (shot.faces[slot] ?? null) : null))}
            holed={shot.slot}
            holeRef={holed}
            isWounded={(slot) => isResult && slot === shot.slot && shot.leader !== null}
            className={styles.cards}
          />
        </File>
      </span>
      <div className={styles.caption}>
        <p className={styles.who} role="alert">
          {whoWords(shot, seat, names).map((piece) =>
            typeof piece === 'string' ? piece : <b key={piece.strong}>{piece.strong}</b>,
          )}
        </p>
        <p className={cx(styles.result, !isResult && styles.unsaid)} role="status">
          {isResult ? resultWords(shot, target, names) : ' '}
        </p>
        {!isTelevision && (
          <div className={styles.row}>
            <Button variant="primary" size="lg" full onClick={onDone} data-first-focus>
              {shotText.close}
            </Button>
            <span className={styles.heard}>
              <Volume2 />
              {shotText.caption[shot.result]}
            </span>
          </div>
        )}
      </div>
    </FullScreen>
  );
}

type Stage = 'bang' | 'turned' | 'result';

/** Returns the stage of the screen: first sound and vibration, then the turning cards, then the sentence. */
function useStages(): Stage {
  const isStill = useReducedMotion();
  const [stage, setStage] = useState<Stage>('bang');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stages run once for each shot
  useEffect(() => {
    play(bang);
    vibrate([180, 60, 90]);
    const timers = [
      setTimeout(() => setStage('turned'), isStill ? 0 : TURN_AT),
      setTimeout(() => setStage('result'), isStill ? 0 : SAY_AT),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage;
}
