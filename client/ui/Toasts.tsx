import { useStore } from '@nanostores/react';
import { Check, CircleAlert } from 'lucide-react';
import { $newer } from '../state/newer';
import { createPortals, usePortal } from '../state/portal';
import { $toasts, type Toast } from '../state/toasts';
import { cx } from './cx';
import { Foot } from './Foot';
import css from './Toasts.module.css';
import { text } from './text';

const places = createPortals();

interface ToastsProps {
  floating?: boolean | undefined;
  /** Off: the screen has a `Foot` elsewhere. */
  foot?: boolean | undefined;
}

/**
 * Where toasts appear: above the buttons at the foot of a page. While a sheet is open they appear in it. A refusal makes
 * room for itself and covers nothing, and so does the word of a newer Hush; a note, which may come and go by itself, lies over the page and moves nothing.
 */
export function Toasts({ floating = false, foot = true }: ToastsProps) {
  const shown = useStore($toasts);
  const newer = useStore($newer);
  if (!usePortal(places)) return null;
  return (
    <div className={cx(css.toasts, floating && css.floating)}>
      {foot && <Foot />}
      {newer}
      {shown.filter(({ kind }) => kind === 'refusal').map(shownToast)}
      <div className={css.notes}>{shown.filter(({ kind }) => kind === 'note').map(shownToast)}</div>
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
