import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'wouter';
import { refuse } from '../state/toasts';
import css from './Button.module.css';
import { cx } from './cx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: 'primary' | 'raised' | 'quiet' | 'danger' | 'text' | undefined;
  size?: 'md' | 'lg' | undefined;
  icon?: ReactNode;
  sub?: ReactNode;
  /** The reason why the action is impossible now. If set, the button has a dashed border and shows this reason. */
  why?: string | null | undefined;
  /**
   * `above` (default) always shows the reason above the button. `press` shows it in a toast when the button is pressed,
   * for buttons that have no room above.
   */
  whyAt?: 'above' | 'press' | undefined;
  busy?: boolean | undefined;
  full?: boolean | undefined;
  /** A path in the app. If set, the button is rendered as a link. */
  href?: string | undefined;
}

export function Button({
  variant = 'raised',
  size = 'md',
  icon,
  sub,
  why = null,
  whyAt = 'above',
  busy = false,
  full = false,
  href,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const reason = useId();
  const { base } = useRouter();
  const focus = useKeptFocus(why === null);
  const held = why !== null || busy;
  const look = cx(css.button, css[variant], size === 'lg' && css.lg, full && css.full, busy && css.busy, className);
  const inside = (
    <>
      {icon}
      {sub ? (
        <span>
          {children}
          <span className={css.sub}>{sub}</span>
        </span>
      ) : (
        children
      )}
    </>
  );
  if (href !== undefined && !held) {
    return (
      <a className={look} href={base + href}>
        {inside}
      </a>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!held) return onClick?.(event);
    event.preventDefault();
    if (why !== null && whyAt === 'press') refuse(why);
  };
  const button = (
    <button
      type="button"
      {...rest}
      {...focus}
      className={look}
      data-variant={variant}
      aria-disabled={held || rest['aria-disabled']}
      aria-busy={busy || undefined}
      aria-describedby={why === null ? rest['aria-describedby'] : reason}
      onClick={press}
    >
      {inside}
    </button>
  );
  if (why === null) return button;
  return (
    <span className={cx(css.withWhy, full && css.full)}>
      <span id={reason} className={whyAt === 'above' ? css.why : 'sr'}>
        {why}
      </span>
      {button}
    </span>
  );
}

/** Keeps the focus on a button when its element is replaced, which happens when a reason appears or disappears. */
function useKeptFocus(isOpen: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const stood = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is replaced when `isOpen` changes
  useLayoutEffect(() => {
    if (stood.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return {
    ref,
    onFocus: () => {
      stood.current = true;
    },
    // The button may lose the focus when its old element is removed. The microtask runs after the new element was
    // added.
    onBlur: () =>
      queueMicrotask(() => {
        stood.current = document.activeElement === ref.current;
      }),
  };
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  label: string;
  icon: ReactNode;
  badge?: number | undefined;
  look?: 'plain' | 'raised' | undefined;
}

export function IconButton({ label, icon, badge = 0, look = 'plain', className, ...rest }: IconButtonProps) {
  const count = badge > 9 ? '9+' : badge;
  const named = badge > 0 ? `${label}, ${count}` : label;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={named}
      className={cx(css.icon, look === 'raised' && css.iconRaised, className)}
    >
      {icon}
      {badge > 0 && <span className={css.badge}>{count}</span>}
    </button>
  );
}
