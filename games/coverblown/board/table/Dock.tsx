import { Pencil, PhoneOutgoing, Search } from 'lucide-react';
import { Button } from '../../../../client/ui/Button';
import type { CoveredState } from '../../../../client/ui/useSecret';
import type { Code } from '../../../../shared/ids';
import { text } from '../../text';
import { Bullet } from '../art/drawings';
import { boardText, dockText, WAITS } from '../text';
import styles from './Dock.module.css';

interface DockProps {
  /** Why each cannot be done now; null: it can. */
  waits: Record<'investigate' | 'examine' | 'shoot', Code | null>;
  /** Bullets lie on the table: nobody shoots here. */
  bulletsOnTable: boolean;
  onOpen(form: 'investigate' | 'examine' | 'shoot'): void;
  marks: CoveredState;
}

/** What can be done today; what cannot says why in words. */
export function Dock({ waits, bulletsOnTable, onOpen, marks }: DockProps) {
  const why = (code: Code | null) => (code === null ? null : (text.refusal[code] ?? code));
  const sub = (code: Code | null, free: string) => (code === null ? free : (WAITS[code] ?? free));
  return (
    <div className={bulletsOnTable ? styles.two : styles.dock}>
      <Button
        variant="primary"
        full
        icon={<PhoneOutgoing />}
        why={why(waits.investigate)}
        whyAt="press"
        sub={sub(waits.investigate, dockText.once)}
        onClick={() => onOpen('investigate')}
      >
        {dockText.investigate}
      </Button>
      <Button
        full
        icon={<Search />}
        why={why(waits.examine)}
        whyAt="press"
        sub={sub(waits.examine, dockText.ends)}
        onClick={() => onOpen('examine')}
      >
        {dockText.examine}
      </Button>
      {!bulletsOnTable && (
        <Button
          full
          className={waits.shoot === null ? styles.shoot : undefined}
          icon={<Bullet fired={waits.shoot === 'no-bullet'} className={styles.bullet} />}
          why={why(waits.shoot)}
          whyAt="press"
          sub={sub(waits.shoot, dockText.oneBullet)}
          onClick={() => onOpen('shoot')}
        >
          {dockText.shoot}
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
  const inside = (
    <>
      <Pencil aria-hidden="true" />
      {marks.shared ? boardText.marksShared : boardText.marks[marks.mode]}
    </>
  );
  if (marks.shared) return <span className={styles.holder}>{inside}</span>;
  return (
    <button type="button" className={styles.holder} {...marks.bind}>
      {inside}
    </button>
  );
}
