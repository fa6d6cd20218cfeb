import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { text as uiText } from '../../ui/text';
import { useBorrowedFocus } from '../../ui/useBorrowedFocus';
import css from './Drawer.module.css';
import type { TableTab } from './tablePanels';
import { text } from './text';

interface DrawerButtonsProps {
  panels: readonly TableTab[];
  open: string | undefined;
  /** Called with the id of the panel to open, or with null to close the open panel. */
  onChange(id: string | null): void;
  /** The id of the drawer's element, used for `aria-controls`. */
  panel: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Draws tab buttons for low screens. Each button opens a drawer beside the table, so that the table stays visible. */
export function DrawerButtons({ panels, open, onChange, panel, className, children }: DrawerButtonsProps) {
  return (
    <nav className={cx(css.buttons, className)} aria-label={uiText.tableParts}>
      {panels.map(({ id, label, short = label, icon, badge = 0 }) => (
        <button
          key={id}
          type="button"
          data-drawer={id}
          aria-expanded={id === open}
          aria-controls={id === open ? panel : undefined}
          onClick={() => onChange(id === open ? null : id)}
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
  className?: string | undefined;
  onClose(): void;
  children: ReactNode;
}

/**
 * Draws a panel that slides over a column. `className` sets the panel's position. The drawer takes the focus when it
 * opens or changes to another panel. Esc and the close button close the drawer, and return the focus to the button that
 * opened it.
 */
export function Drawer({ id, label, className, onClose, children }: DrawerProps) {
  const drawer = useRef<HTMLElement>(null);
  useBorrowedFocus(drawer, label);
  return (
    <section
      ref={drawer}
      id={id}
      className={cx(css.drawer, className)}
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
        <IconButton label={text.closeDrawer(label)} icon={<X />} data-coach="close" onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className={css.body} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
