import { useStore } from '@nanostores/react';
import { Check, CircleAlert } from 'lucide-react';
import { $foot } from '../state/foot';
import { createPortals, usePortal } from '../state/portal';
import { $toasts } from '../state/toasts';
import { cx } from './cx';
import css from './Toasts.module.css';
import { text } from './text';

const places = createPortals();

/** What stands above the toasts, the coach's card, comes along to whatever is on top. */
function takeFoot(foot: HTMLDivElement | null) {
  $foot.set(foot);
  return () => {
    if ($foot.get() === foot) $foot.set(null);
  };
}

/** Where toasts appear: above the buttons at the foot of a page. While a sheet is open they appear in it. */
export function Toasts({ floating = false }: { floating?: boolean | undefined }) {
  const shown = useStore($toasts);
  if (!usePortal(places)) return null;
  return (
    <div className={cx(css.toasts, floating && css.floating)}>
      <div ref={takeFoot} />
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
