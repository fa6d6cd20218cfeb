import { uiText as kitText } from 'hush/board';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawing } from '../art/Emblem';
import css from './Paper.module.css';

interface PaperProps {
  title: string;
  /** SVG path of the icon, on a grid 512 units wide. */
  icon: string;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A panel, drawn as a sheet of paper, with the choices of an Action. */
export function Paper({ title, icon, onClose, children }: PaperProps) {
  return (
    <section className={css.paper} aria-label={title}>
      <h2>
        <Drawing path={icon} />
        <span>{title}</span>
        {onClose && (
          <button type="button" aria-label={kitText.close} onClick={onClose}>
            <X />
          </button>
        )}
      </h2>
      {children}
    </section>
  );
}
