import { Moon, Pencil, PhoneOutgoing, Search } from 'lucide-react';
import { HoldButton, type HoldWords } from '../../../../client/board/chrome/HoldButton';
import { Button } from '../../../../client/ui/Button';
import { cx } from '../../../../client/ui/cx';
import type { CoveredState } from '../../../../client/ui/useSecret';
import type { Code } from '../../../../shared/ids';
import { refusals } from '../../text';
import { Bullet } from '../art/drawings';
import { boardText, CLOSED, dockText } from '../text';
import styles from './Dock.module.css';

interface DockProps {
  /** Why each cannot be done now; null: it can. */
  closed: Record<'investigate' | 'examine' | 'shoot' | 'rest', Code | null>;
  /** Bullets lie on the table: nobody shoots here. */
  bulletsOnTable: boolean;
  onOpen(form: 'investigate' | 'examine' | 'shoot'): void;
  /** At a practice table: the day may go on without this seat. Null: the clock decides. */
  onRest: (() => void) | null;
  marks: CoveredState;
}

/** What can be done today. A button that is closed says why in words. */
export function Dock({ closed, bulletsOnTable, onOpen, onRest, marks }: DockProps) {
  const why = (code: Code | null) => (code === null ? null : (refusals[code] ?? code));
  const sub = (code: Code | null, free: string) => (code === null ? free : (CLOSED[code] ?? free));
  return (
    <div className={cx(styles.dock, onRest && styles.full)}>
      <Button
        variant="primary"
        full
        icon={<PhoneOutgoing />}
        why={why(closed.investigate)}
        whyAt="press"
        sub={sub(closed.investigate, dockText.once)}
        data-coach="investigate"
        onClick={() => onOpen('investigate')}
      >
        {dockText.investigate}
      </Button>
      <Button
        full
        icon={<Search />}
        why={why(closed.examine)}
        whyAt="press"
        sub={sub(closed.examine, dockText.ends)}
        data-coach="examine"
        onClick={() => onOpen('examine')}
      >
        {dockText.examine}
      </Button>
      {!bulletsOnTable && (
        <Button
          full
          className={closed.shoot === null ? styles.shoot : undefined}
          icon={<Bullet fired={closed.shoot === 'no-bullet'} className={styles.bullet} />}
          why={why(closed.shoot)}
          whyAt="press"
          sub={sub(closed.shoot, dockText.oneBullet)}
          data-coach="shoot"
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
          sub={sub(closed.rest, dockText.forToday)}
          data-coach="rest"
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

/** On phones the marks' button hangs on the board. */
export function MarksHolder({ marks }: { marks: CoveredState }) {
  return <HoldButton secret={marks} words={MARKS} icon={<Pencil />} className={styles.holder} />;
}

const { hold, tap } = boardText.marks;
const MARKS: HoldWords = {
  hold: { covered: hold, open: hold },
  tap: { covered: tap, open: tap },
  shared: boardText.marksShared,
};
