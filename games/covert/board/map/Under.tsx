import { memo } from 'react';
import type { Seat } from '../../../../shared/ids';
import type { View } from '../../state';
import { Pieces } from './Pieces';
import { Pins } from './Pins';
import { Print } from './Print';
import { citiesOnMap } from './standing';
import css from './Under.module.css';

/** The map as a ground for papers; nothing on it is read or pressed. */
export const Under = memo(function Under({ view, seat }: { view: View; seat: Seat | null }) {
  const cities = citiesOnMap(view, seat, (one) => one, { lit: null });
  return (
    <div className={css.under} aria-hidden="true">
      <Print />
      <svg viewBox="0 0 1000 800" className={css.things} aria-hidden="true">
        <Pins cities={cities} />
        <Pieces cities={cities} />
      </svg>
    </div>
  );
});
