import css from './Captions.module.css';
import { caption } from './captions';
import { useCell } from './cell';
import { outlets, useOutlet } from './outlet';
import { useSettings } from './settings';

const places = outlets();

/** Sounds in words, for whoever cannot or will not hear them. */
export function Captions() {
  const here = useOutlet(places);
  const shown = useCell(caption);
  const { captions } = useSettings();
  if (!here || !captions || !shown) return null;
  return (
    <p key={shown.id} className={css.caption} aria-hidden="true">
      [{shown.text}]
    </p>
  );
}
