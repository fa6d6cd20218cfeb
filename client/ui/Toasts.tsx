import { useStore } from '@nanostores/react';
import { Check, CircleAlert } from 'lucide-react';
import { createPortals, usePortal } from '../state/portal';
import { $toasts } from '../state/toasts';
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

/** Where toasts appear: above the buttons at the foot of a page. While a sheet is open they appear in it. */
export function Toasts({ floating = false, foot = true }: ToastsProps) {
  const shown = useStore($toasts);
  if (!usePortal(places)) return null;
  return (
    <div className={cx(css.toasts, floating && css.floating)}>
      {foot && <Foot />}
      {shown.map((toast) => (
        <p key={toast.id} className={css.toast} role={toast.kind === 'refusal' ? 'alert' : 'status'}>
          {toast.kind === 'refusal' ? <CircleAlert className={css.bad} /> : <Check className={css.ok} />}
          <span>
            {toast.text} {toast.kind === 'refusal' && text.onlyYou}
          </span>
        </p>
      ))}
    </div>
  );
}
