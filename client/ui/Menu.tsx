import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useBack } from '../state/back';
import { refuse } from '../state/toasts';
import { IconButton } from './Button';
import { cx } from './cx';
import css from './Menu.module.css';

export interface MenuItem {
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean | undefined;
  /** Why it is not possible now. It stays in the list and says so. */
  why?: string | null | undefined;
  onSelect(): void;
}

interface MenuProps {
  /** Whose actions these are: "Host controls for Mara". */
  label: string;
  icon?: ReactNode;
  items: readonly MenuItem[];
  /** A sentence over the actions. */
  note?: string | undefined;
}

/** A short list of actions behind one button. */
export function Menu({ label, icon = <EllipsisVertical />, items, note }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useBack(open, () => list.current?.hidePopover());
  useLayoutEffect(() => {
    if (!open || !list.current || !button.current) return;
    place(list.current, button.current.getBoundingClientRect());
    list.current.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [open]);
  const choose = (item: MenuItem) => {
    list.current?.hidePopover();
    if (item.why) refuse(item.why);
    else item.onSelect();
  };
  return (
    <span ref={button}>
      <IconButton label={label} icon={icon} popoverTarget={id} aria-haspopup="menu" aria-expanded={open} />
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={css.menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={moveFocus}
      >
        {open && note !== undefined && <p className={css.note}>{note}</p>}
        {open &&
          items.map((item, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew each time it opens
              key={at}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={item.why ? true : undefined}
              className={cx(css.item, item.danger && css.danger)}
              onClick={() => choose(item)}
            >
              {item.icon}
              <span>
                {item.label}
                {item.why && <small>{item.why}</small>}
              </span>
            </button>
          ))}
      </div>
    </span>
  );
}

/** Puts the list under the button, or over it where the screen ends. */
function place(list: HTMLElement, button: DOMRect): void {
  const { width, height } = list.getBoundingClientRect();
  const below = button.bottom + 4;
  const top = below + height > innerHeight - 8 ? Math.max(8, button.top - height - 4) : below;
  list.style.top = `${top}px`;
  list.style.left = `${Math.max(8, Math.min(button.right - width, innerWidth - width - 8))}px`;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to === items.length ? 0 : to)?.focus();
}
