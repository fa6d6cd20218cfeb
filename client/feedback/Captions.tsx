import { useStore } from '@nanostores/react';
import { createPortals, usePortal } from '../state/portal';
import { useSettings } from '../state/settings';
import css from './Captions.module.css';
import { $caption } from './captions';

const places = createPortals();

interface CaptionsProps {
  /**
   * `bar`: in a top bar, in place of the logo on narrow screens. `corner`: over a screen whose upper left is empty.
   * `sheet`: beside the heading of a sheet that may reach into that corner. `line`: where the board puts it.
   */
  at?: 'bar' | 'corner' | 'sheet' | 'line';
}

/**
 * Shows sounds as words, for people who cannot or do not want to hear them. Captions never cover a control. They cover
 * text only on a phone, below a full top bar.
 */
export function Captions({ at = 'corner' }: CaptionsProps) {
  const here = usePortal(places);
  const shown = useStore($caption);
  const { captions } = useSettings();
  const words = here && captions && shown;
  if (at !== 'bar' && !words) return null;
  return (
    <span className={css[at]} aria-hidden="true" data-shown={words ? true : undefined}>
      {words && (
        <span key={shown.id} className={css.caption}>
          [{shown.text}]
        </span>
      )}
    </span>
  );
}
