import { useStore } from '@nanostores/react';
import { createPortals, usePortal } from '../state/portal';
import { areCaptionsOn, useSettings } from '../state/settings';
import css from './Captions.module.css';
import { $caption } from './captions';

const places = createPortals();

interface CaptionsProps {
  /**
   * `bar` is for a top bar. On narrow screens, captions then have a separate line below the bar. `corner` is for a
   * screen whose upper left corner is empty. `sheet` is for the header of a sheet. With `line`, the board decides where
   * captions are shown.
   */
  at?: 'bar' | 'corner' | 'sheet' | 'line';
}

/**
 * Shows sounds as words, for people who cannot or do not want to hear them. A caption never covers a control, the logo
 * or the table.
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
