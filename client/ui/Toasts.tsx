import { useStore } from '@nanostores/react';
import { Check, CircleAlert } from 'lucide-react';
import { $newer } from '../state/newer';
import { createPortals, usePortal } from '../state/portal';
import { $toasts, type Toast } from '../state/toasts';
import { CoachSlot } from './CoachSlot';
import { cx } from './cx';
import css from './Toasts.module.css';
import { text } from './text';

const places = createPortals();

interface ToastsProps {
  floating?: boolean | undefined;
  /** True if refusals, like notes, are drawn over the page and do not move it. */
  over?: boolean | undefined;
  /** False if the coach's card is shown elsewhere on this screen. */
  coach?: boolean | undefined;
  /** False if the notice about a new version is shown elsewhere on this screen. */
  newer?: boolean | undefined;
}

/**
 * Shows toasts above the buttons at the bottom of the page, or in an open sheet. The notice about a new version of Hush
 * and, in a sheet, refusals take up space, so that they do not cover anything. A note appears and disappears by itself,
 * so it is drawn over the page and does not move it.
 */
export function Toasts({ floating = false, over = false, coach = true, newer = true }: ToastsProps) {
  const shown = useStore($toasts);
  const notice = useStore($newer);
  if (!usePortal(places)) return null;
  return (
    <div className={cx(css.toasts, floating && css.floating)}>
      {coach && <CoachSlot at="spare" />}
      {newer && notice}
      {shown.filter(({ kind }) => !over && kind === 'refusal').map(shownToast)}
      <div className={css.notes}>{shown.filter(({ kind }) => over || kind === 'note').map(shownToast)}</div>
    </div>
  );
}

function shownToast({ id, kind, text: words }: Toast) {
  const isRefusal = kind === 'refusal';
  return (
    <p key={id} className={css.toast} role={isRefusal ? 'alert' : 'status'}>
      {isRefusal ? <CircleAlert className={css.bad} /> : <Check className={css.ok} />}
      <span>
        {words} {isRefusal && text.onlyYou}
      </span>
    </p>
  );
}
