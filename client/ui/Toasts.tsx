import { Check, CircleAlert } from 'lucide-react';
import { useCell } from './cell';
import { cx } from './cx';
import { outlets, useOutlet } from './outlet';
import css from './Toasts.module.css';
import { text } from './text';
import { toasts } from './toasts';

const places = outlets();

/** Where toasts appear: in the flow, above the dock or composer. The sheet that is open takes them over. */
export function Toasts({ floating = false }: { floating?: boolean | undefined }) {
  const shown = useCell(toasts);
  if (!useOutlet(places)) return null;
  return (
    <div className={cx(css.toasts, floating && css.floating)}>
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
