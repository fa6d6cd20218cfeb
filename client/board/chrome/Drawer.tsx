import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../ui/Button';
import { text as uiText } from '../../ui/text';
import css from './Drawer.module.css';
import type { TableTab } from './tablePanels';
import { text } from './text';

interface DrawerButtonsProps {
  panels: readonly TableTab[];
  /** The panel that is open. */
  open: string | undefined;
  onOpen(id: string): void;
  /** Id of the drawer. */
  panel: string;
  /** The drawer lies over them. */
  isUnder?: boolean;
  /** One more button at the end. */
  children?: ReactNode;
}

/** A low screen's tabs: the table is always in sight, so each opens a drawer over the column instead. */
export function DrawerButtons({ panels, open, onOpen, panel, isUnder = false, children }: DrawerButtonsProps) {
  return (
    <nav className={css.buttons} aria-label={uiText.tableParts} inert={isUnder}>
      {panels.map(({ id, label, short = label, icon, badge = 0 }) => (
        <button
          key={id}
          type="button"
          data-drawer={id}
          aria-expanded={id === open}
          aria-controls={id === open ? panel : undefined}
          onClick={() => onOpen(id)}
        >
          {icon}
          <span>{short}</span>
          {badge > 0 && (
            <span className={css.badge}>
              <span className="sr">, </span>
              {badge > 99 ? '99' : badge}
            </span>
          )}
        </button>
      ))}
      {children}
    </nav>
  );
}

interface DrawerProps {
  id: string;
  label: string;
  onClose(): void;
  children: ReactNode;
}

/** Lies over the column. It takes the keyboard, and Esc or its cross gives it back to the button that opened it. */
export function Drawer({ id, label, onClose, children }: DrawerProps) {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    drawer.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={drawer}
      id={id}
      className={css.drawer}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={css.head}>
        <h2>{label}</h2>
        <IconButton label={text.closeDrawer(label)} icon={<X />} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className={css.body} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
