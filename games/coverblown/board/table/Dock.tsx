import { Button, type CoveredState, cx, HoldButton, useBoardContext, whyInWords } from 'hush/board';
import { type Code, ON_YOUR_PHONE } from 'hush/game';
import { Megaphone, Moon, Pencil, PhoneOutgoing, Search } from 'lucide-react';
import { refusals } from '../../text';
import { Bullet } from '../art/drawings';
import { marksWords } from '../marksWords';
import { boardText, closedWords, dockText } from '../text';
import styles from './Dock.module.css';

interface DockProps {
  /** The part to render. `secret` is the part below the covered card on a private screen. */
  part?: 'all' | 'secret' | undefined;
  /** The reason why each action is not available now, or null if it is. */
  closed: Record<Action, Code | null>;
  /** True if this seat still has its bullet. Null if players use real tokens as bullets. */
  isLoaded: boolean | null;
  onOpen(form: Exclude<Action, 'rest'>): void;
  /** Called to end the day for this seat in a practice match. Null in matches with a clock. */
  onRest: (() => void) | null;
  marks: CoveredState;
  /** The action that gets the focus after a call or a cutscene, or null. */
  next: Action | null;
}

export type Action = 'investigate' | 'claim' | 'examine' | 'shoot' | 'rest';

/** The buttons for the actions of the day. A disabled button says why it is disabled. */
export function Dock({ part, closed, isLoaded, onOpen, onRest, marks, next }: DockProps) {
  const isNext = (action: Action) => action === next || undefined;
  const why = (code: Code | null) => whyInWords(refusals, code);
  const { screens } = useBoardContext();
  /** Returns the line below a label. `later` is shown while the coach refuses the action. */
  const sub = (code: Code | null, free: string, later: string = dockText.later) =>
    code === null
      ? free
      : code === ON_YOUR_PHONE
        ? dockText.onPhone
        : (closedWords(code) ?? (code in refusals ? free : later));
  const call = (
    <Button
      variant={closed.rest === 'already-rested' ? 'raised' : 'primary'}
      full
      icon={<PhoneOutgoing />}
      why={why(closed.investigate)}
      whyAt="press"
      sub={sub(closed.investigate, screens?.mine === 'open' ? dockText.rings : dockText.once)}
      data-coach="investigate"
      data-next-action={isNext('investigate')}
      onClick={() => onOpen('investigate')}
    >
      {dockText.investigate}
    </Button>
  );
  const claim = (
    <Button
      full
      icon={<Megaphone />}
      why={why(closed.claim)}
      whyAt="press"
      sub={sub(closed.claim, dockText.toAll)}
      data-coach="claim"
      data-next-action={isNext('claim')}
      onClick={() => onOpen('claim')}
    >
      {dockText.claim}
    </Button>
  );
  if (part === 'secret')
    return (
      <>
        {call}
        {claim}
      </>
    );
  return (
    <div className={cx(styles.dock, onRest && styles.withRest)}>
      {call}
      {claim}
      <Button
        full
        icon={<Search />}
        why={why(closed.examine)}
        whyAt="press"
        sub={sub(closed.examine, dockText.ends)}
        data-coach="examine"
        data-next-action={isNext('examine')}
        onClick={() => onOpen('examine')}
      >
        {dockText.examine}
      </Button>
      {isLoaded !== null && (
        <Button
          full
          className={closed.shoot === null ? styles.shoot : undefined}
          icon={<Bullet state={isLoaded ? 'loaded' : 'fired'} className={styles.bullet} />}
          why={why(closed.shoot)}
          whyAt="press"
          sub={sub(closed.shoot, dockText.oneBullet)}
          data-coach="shoot"
          data-next-action={isNext('shoot')}
          onClick={() => onOpen('shoot')}
        >
          {dockText.shoot}
        </Button>
      )}
      {onRest && (
        <Button
          full
          icon={<Moon />}
          why={why(closed.rest)}
          whyAt="press"
          sub={sub(
            closed.rest,
            closed.investigate === null ? dockText.skipsCall : dockText.forToday,
            dockText.afterLesson,
          )}
          data-coach="rest"
          data-next-action={isNext('rest')}
          onClick={onRest}
        >
          {dockText.done}
        </Button>
      )}
      <span className={styles.marks}>
        {marks.shared ? (
          <Button icon={<Pencil />} sub={boardText.marksShared} why={boardText.marksShared} whyAt="press">
            {boardText.marksShort}
          </Button>
        ) : (
          <Button icon={<Pencil />} sub={boardText.marksHint[marks.mode]} {...marks.bind}>
            {boardText.marksShort}
          </Button>
        )}
      </span>
    </div>
  );
}

/** The button that shows the pencil marks, for narrow boards. */
export function MarksHolder({ marks }: { marks: CoveredState }) {
  return <HoldButton secret={marks} words={marksWords.board} icon={<Pencil />} className={styles.holder} />;
}

/** The button that shows the pencil marks. On low screens it is in the row that opens the drawer. */
export function MarksButton({ marks }: { marks: CoveredState }) {
  return <HoldButton secret={marks} words={marksWords.row} icon={<Pencil />} />;
}
