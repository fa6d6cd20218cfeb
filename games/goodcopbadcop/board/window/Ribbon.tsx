import {
  type BoardProps,
  Button,
  cx,
  Face,
  nameOf,
  type Person,
  ReactionButtons,
  ReactionWindow,
  Switch,
  Toasts,
  useBoardContext,
  useSharedScreen,
  whyInWords,
} from 'hush/board';
import { Check, Shield } from 'lucide-react';
import { useState } from 'react';
import { autoPassOf } from '../../passing';
import { type Moves, secondsOf, type View, type WindowView } from '../../state';
import { refusals } from '../../text';
import { Badge } from '../art/Badge';
import { Tape } from '../art/Tape';
import type { Learned } from '../learned/useLearned';
import { HeldEquipment, HeldLearned } from './HoldCard';
import styles from './Ribbon.module.css';
import { Seconds } from './Seconds';
import { isAtMe, isInWindow, mayStillUse, partOf, thinWords, windowText, windowWords } from './text';

interface RibbonProps extends BoardProps<View, Moves> {
  /** The card that this seat has looked at, until the player is done with it, or null. */
  learned: Learned | null;
  /** True while the sheet with the seat's equipment is open. */
  isHandOpen: boolean;
  /** Called to open the sheet with the seat's equipment. */
  onUse(): void;
}

/** The police tape across the table while a window is open. Its size and its buttons are the same for every hand. */
export function Ribbon({ isHandOpen, onUse, ...props }: RibbonProps) {
  const { window } = props.view;
  // A sheet that was opened from the tape is used to answer the window. A sheet that was opened earlier stays below the
  // tape.
  const [isUsing, setUsing] = useState(false);
  if (isUsing && !isHandOpen) setUsing(false);
  const use = () => {
    setUsing(true);
    onUse();
  };
  return window && <Across {...props} window={window} isAnswering={isUsing && isHandOpen} onUse={use} />;
}

interface AcrossProps extends BoardProps<View, Moves> {
  learned: Learned | null;
  window: WindowView;
  isAnswering: boolean;
  onUse(): void;
}

function Across({ window, learned, isAnswering, onUse, ...props }: AcrossProps) {
  const { view, seat, people, now } = props;
  const { title, line } = windowWords(view, window, seat, nameOf(people));
  const total = secondsOf(view, window.kind) * 1000;
  const { practice } = useBoardContext();
  const drain = window.endsAt === null || practice ? null : drained(window.endsAt - now(), total);
  const actor = window.kind === 'preGame' ? undefined : people.find((person) => person.seat === view.active);
  const isAlarm = isAtMe(view, window, seat);
  const isShared = useSharedScreen();
  const part = partOf(view, window, seat);
  // Other players see a shared screen, so it must not show that the seat passes automatically.
  const isPassing = part === 'automatic' && !isShared;
  // A window that asks this seat shows the card that was looked at only in the same turn. A window in which it passes
  // automatically shows the card until the player has seen it. Otherwise the window shows the equipment.
  const isOffered = learned !== null && !learned.hasSeen && (isPassing || learned.news.turn === view.turn);
  const unseen = isOffered ? learned : null;
  const asks = isInWindow(part) && !isPassing;
  const isThin = !isInWindow(part) || isAnswering;
  const mode = modeOf(view);
  const said = view.me?.passed ? windowText.waitsForOthers : isPassing ? windowText.passing[mode] : line;
  const note = isThin ? thinWords(view, part, seat) : said;
  return (
    <ReactionWindow
      number={window.number}
      label={windowText.label}
      asks={asks}
      isAnswering={isAnswering}
      className={cx(styles.ribbon, isThin ? styles.thin : styles.full)}
    >
      <Tape key={`${window.number} ${window.endsAt}`} drain={drain} className={styles.tape} />
      <div className={styles.inside}>
        <div className={styles.head}>
          {!isThin && (
            <span className={cx(styles.face, isAlarm && styles.alarm)}>
              {actor ? (
                <Face {...actor} size={undefined} className={styles.portrait} />
              ) : (
                <Badge className={styles.badge} />
              )}
            </span>
          )}
          <div className={styles.words}>
            <h2 tabIndex={-1} data-window-heading className={cx(isAlarm && styles.red)}>
              {title}
            </h2>
            {note !== null && <p>{note}</p>}
          </div>
          {!practice && <Seconds endsAt={window.endsAt} now={now} total={total} />}
          {isAnswering && asks && <Answers {...props} window={window} onUse={onUse} isAlone />}
        </div>
        {!isThin && seat !== null && (
          <>
            <div className={styles.hold}>
              {unseen ? (
                <HeldLearned key={unseen.key} learned={unseen} view={view} seat={seat} names={nameOf(people)} />
              ) : (
                <HeldEquipment hand={view.me?.hand ?? []} />
              )}
            </div>
            <Answers {...props} window={window} onUse={onUse} isPassing={isPassing} />
          </>
        )}
        {!isAnswering && (
          <div className={styles.foot}>
            {!isThin && <AutoPass {...props} />}
            <Asked window={window} people={people} />
            {isThin && mayStillUse(view, part, seat) && (
              <Button icon={<Shield />} className={styles.alone} onClick={onUse}>
                {windowText.use}
              </Button>
            )}
          </div>
        )}
        {!isAnswering && (
          <div className={styles.toasts}>
            <Toasts />
          </div>
        )}
      </div>
    </ReactionWindow>
  );
}

/** Returns the mode in which the seat passes automatically, or the mode that the switch would turn on. */
function modeOf(view: View): 'untilTouched' | 'untilShot' {
  return autoPassOf(view, view.me?.autoPass ?? null) === 'untilShot' ? 'untilShot' : 'untilTouched';
}

function drained(left: number, total: number) {
  return { part: total > 0 ? Math.min(1, Math.max(0, left / total)) : 1, ms: Math.max(0, left) };
}

type AnswersProps = Pick<AcrossProps, 'window' | 'onUse' | 'view' | 'act'> & {
  /** True to show only the pass button while the sheet of the card is open. */
  isAlone?: boolean | undefined;
  /** True if the seat passes automatically. Its equipment can still be used. */
  isPassing?: boolean | undefined;
};

/** The buttons to use equipment and to pass. They stay in place after the seat has passed. */
function Answers({ window, onUse, view, act, isAlone = false, isPassing = false }: AnswersProps) {
  const hasPassed = view.me?.passed === true;
  const use = { label: windowText.use, icon: <Shield />, onPress: onUse };
  if (isPassing) {
    return (
      <div className={styles.buttons}>
        <Button
          variant="primary"
          size="lg"
          full
          data-coach="use"
          icon={use.icon}
          className={styles.button}
          onClick={onUse}
        >
          {use.label}
        </Button>
        <span className={styles.passing}>
          <Check aria-hidden="true" />
          {windowText.passingFor}
        </span>
      </div>
    );
  }
  return (
    <ReactionButtons
      use={isAlone ? null : use}
      pass={{ label: hasPassed ? windowText.passed : windowText.pass, onPress: () => act.pass(window.number) }}
      primary="use"
      answered={hasPassed ? windowText.hasPassed : null}
      className={isAlone ? styles.alone : styles.buttons}
      buttonClassName={isAlone ? undefined : styles.button}
    />
  );
}

/** Maximum number of faces that leave room for the sentence that passes are secret. */
const FEW = 3;

/** Shows which seats are asked. This is public, but their answers are not. */
function Asked({ window, people }: { window: WindowView; people: readonly Person[] }) {
  const asked = people.filter(({ seat }) => window.asked.includes(seat));
  if (asked.length === 0) return null;
  return (
    <p className={styles.asked}>
      <span aria-hidden="true">{windowText.asked}</span>
      <span className="sr">{windowText.askedAll(asked.map(({ name }) => name))}</span>
      <span className={styles.faces} aria-hidden="true">
        {asked.map((person) => (
          <Face key={person.seat} {...person} size="sm" />
        ))}
      </span>
      {asked.length <= FEW && <span className={styles.unseen}>{windowText.unseen}</span>}
    </p>
  );
}

/** The switch for automatic passing, in the mode that the seat has chosen. On a very low phone, a button opens it. */
function AutoPass({ view, legal, act }: BoardProps<View, Moves>) {
  const [isShown, show] = useState(false);
  const auto = autoPassOf(view, view.me?.autoPass ?? null);
  const kind = modeOf(view);
  return (
    <>
      <Button variant="quiet" className={styles.longer} aria-expanded={isShown} onClick={() => show(!isShown)}>
        {windowText.longer}
      </Button>
      <div className={cx(styles.auto, !isShown && styles.folds)} data-coach="auto-pass">
        <Switch
          label={windowText.auto[kind]}
          hint={windowText.autoHint[kind]}
          checked={auto !== 'never'}
          why={whyInWords(refusals, legal.why('setAutoPass'))}
          onChange={(on) => void act.setAutoPass(on ? kind : 'never')}
        />
      </div>
    </>
  );
}
