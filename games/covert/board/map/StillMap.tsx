import type { Viewer } from 'hush/game';
import { memo } from 'react';
import type { View } from '../../state';
import parts from '../parts.module.css';
import { Pieces } from './Pieces';
import { Pins } from './Pins';
import { Print } from './Print';
import { citiesOnMap } from './standing';

interface StillMapProps {
  view: View;
  seat: Viewer;
  className?: string | undefined;
}

/** The map as a picture, hidden from screen readers and without buttons. */
export const StillMap = memo(function StillMap({ view, seat, className }: StillMapProps) {
  const cities = citiesOnMap(view, seat, (one) => one, { lit: null });
  return (
    <div className={className} aria-hidden="true" data-decor>
      <Print />
      <svg viewBox="0 0 1000 800" className={parts.full} aria-hidden="true">
        <Pins cities={cities} />
        <Pieces cities={cities} />
      </svg>
    </div>
  );
});
