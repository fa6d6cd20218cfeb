import { useStore } from '@nanostores/react';
import { createPortals, usePortal } from '../state/portal';
import { areCaptionsOn, useSettings } from '../state/settings';
import css from './Captions.module.css';
import { $caption } from './captions';

const places = createPortals();

interface CaptionsProps {
  /**
   * `bar`: in a top bar or, on narrow screens, in a separate line that is kept free below the bar. `corner`: over a
   * screen whose upper left is empty. `sheet`: in a sheet's header. `line`: where the board puts it.
   */
  at?: 'bar' | 'corner' | 'sheet' | 'line';
}

/**
 * Shows sounds as words, for people who cannot or do not want to hear them. Captions never cover a control, the logo or
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
