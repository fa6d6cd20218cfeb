import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../client/ui/Button';
import { text } from '../../text';
import css from './Actions.module.css';
import { turnText } from './text';

export interface Action {
  label: string;
  /** Why not now, in words; null: it goes. */
  why: string | null;
  /** What it does, where the label does not say all. */
  sub?: string | undefined;
  run(): unknown;
}

interface ActionsProps {
  /** What is left to do this turn. */
  left: string | null;
  main: Action;
  second?: Action | null | undefined;
  /** Takes the place of Undo while something is only chosen. */
  back?: Action | null | undefined;
  undo: { why: string | null; run(): unknown };
}

/** The one main action, what else could be done, and the way back; an impossible one stays and says why. */
export function Actions({ left, main, second, back, undo }: ActionsProps) {
  return (
    <section className={css.actions} aria-label={turnText.label}>
      {left !== null && <p className={css.left}>{left}</p>}
      <Act {...main} variant="primary" className={css.main} />
      {second ? <Act {...second} className={css.second} /> : <span />}
      {back ? (
        <Act {...back} variant="quiet" className={css.undo} />
      ) : (
        <Button
          variant="quiet"
          className={css.undo}
          icon={<Undo2 />}
          why={undo.why}
          whyAt="press"
          onClick={undo.run as () => void}
        >
          {turnText.undo}
        </Button>
      )}
    </section>
  );
}

interface ActProps extends Action {
  variant?: 'primary' | 'raised' | 'quiet' | undefined;
  className?: string | undefined;
}

function Act({ label, why, sub, run, variant = 'raised', className }: ActProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await Promise.resolve(run()).finally(() => setBusy(false));
  };
  return (
    <Button
      variant={variant}
      className={className}
      why={why}
      whyAt="press"
      sub={why ?? sub}
      busy={busy}
      onClick={press}
    >
      {label}
    </Button>
  );
}

/** The sentence for a refusal. */
export const wordsOf = (code: string | null): string | null => (code === null ? null : (text.refusal[code] ?? code));
