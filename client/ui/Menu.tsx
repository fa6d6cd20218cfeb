import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useBack } from '../state/back';
import { refuse } from '../state/toasts';
import { IconButton } from './Button';
import { cx } from './cx';
import css from './Menu.module.css';

export interface MenuItem {
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean | undefined;
  /** The reason why the action is impossible now. The item is still listed, and shows the reason. */
  why?: string | null | undefined;
  onSelect(): void;
}

interface MenuProps {
  /** The label of the menu, which names the person that the actions are about: "Host controls for Mara". */
  label: string;
  icon?: ReactNode;
  items: readonly MenuItem[];
  note?: string | undefined;
}

export function Menu({ label, icon = <EllipsisVertical />, ...list }: MenuProps) {
  const button = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span ref={button}>
      <IconButton label={label} icon={icon} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(true)} />
      {open && <OpenMenu label={label} button={button} onClose={() => setOpen(false)} {...list} />}
    </span>
  );
}

interface OpenMenuProps extends Omit<MenuProps, 'icon'> {
  button: RefObject<HTMLElement | null>;
  onClose(): void;
}

/**
 * The list of actions, in a modal `<dialog>`. A popover is not used because it needs Safari 17 and Firefox 125, and
 * because before 18.3 iOS does not close a popover when the page is tapped.
 */
function OpenMenu({ label, items, note, button, onClose }: OpenMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBack(true, onClose);
  useLayoutEffect(() => {
    const list = dialog.current;
    const opener = button.current;
    if (!list || !opener) return;
    list.showModal();
    place(list, opener.getBoundingClientRect());
    list.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    return () => {
      list.close();
      // Browsers return the focus to the element that last had it. In Safari, clicking a button does not focus it.
      opener.querySelector('button')?.focus({ preventScroll: true });
    };
  }, [button]);
  const choose = (item: MenuItem) => {
    onClose();
    if (item.why) refuse(item.why);
    else item.onSelect();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes the dialog, as a click on the scrim does
    <dialog
      ref={dialog}
      data-menu
      aria-label={label}
      className={css.menu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {note !== undefined && <p className={css.note}>{note}</p>}
      <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={moveFocus}>
        {items.map((item, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered again each time it opens
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
    </dialog>
  );
}

export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDialogElement>('dialog[data-menu][open]')) menu.close();
}

/** Places the list below the button, or above it near the bottom of the screen. */
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
