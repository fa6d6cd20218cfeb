import { useStore } from '@nanostores/react';
import { createPortals, usePortal } from '../state/portal';
import { areCaptionsOn, useSettings } from '../state/settings';
import css from './Captions.module.css';
import { $caption } from './captions';

const places = createPortals();

interface CaptionsProps {
  /**
   * `bar` is for a top bar. On narrow screens, the caption uses a reserved line below the bar. `corner` is for a screen
   * with an empty upper left corner. `sheet` is for a sheet's header. `line` lets the board place the caption.
   */
  at?: 'bar' | 'corner' | 'sheet' | 'line';
}

/**
 * Shows sounds as words, for people who can't or don't want to hear them. A caption never covers a control, the logo or
 * the table.
 */
export function Captions({ at = 'corner' }: CaptionsProps) {
  const here = usePortal(places);
  const shown = useStore($caption);
  const isOn = areCaptionsOn(useSettings());
  const words = here && isOn && shown;
  if (at !== 'bar' && !words) return null;
  return (
    <span className={css[at]} aria-hidden="true" data-on={isOn || undefined} data-shown={words ? true : undefined}>
      {words && (
        <span key={shown.id} className={css.caption}>
          [{shown.text}]
        </span>
      )}
    </span>
  );
}
