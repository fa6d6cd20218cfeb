import { Going } from 'hush/board';
import { AgencyCard } from '../art/AgencyCard';
import { Back } from '../art/Back';
import { Cube } from '../art/Cube';
import { Die } from '../art/Die';
import { EquipmentSquare } from '../art/Emblem';
import { MissionSlip } from '../art/MissionSlip';
import { inkOf } from '../art/marks';
import { Coin } from '../turn/Coin';
import { pointOf, slipPoint } from './places';
import type { Plays, Thing } from './play';
import css from './scenes.module.css';

/**
 * Moves a card or piece from one place to another. A player's folder that is not on screen is replaced by the caption.
 */
export function ThingScene({ thing, from, to, by }: Plays['thing'] & { by: string | null }) {
  const find = (layer: Element) => {
    const place = to && pointOf(layer, to);
    return {
      start: (from && pointOf(layer, from)) ?? slipPoint(layer),
      end: place ?? (to?.at === 'folder' ? slipPoint(layer) : null),
      ring: place ?? (from && pointOf(layer, from)),
    };
  };
  const ring = { ...RING, ...(by !== null && { '--ring': inkOf(by).face }) } as object;
  return <Going thing={thing && <Drawn {...thing} />} find={find} style={ring} />;
}

const RING = { '--ring-edge': '#fff3d6', '--ring-glow': 'rgb(255 240 180 / 0.7)' };

function Drawn(thing: Thing) {
  if (thing.is === 'die') return <Die face={thing.face} colour={thing.colour} width="34" height="37" />;
  if (thing.is === 'cube') return <Cube colour={thing.colour} width="28" height="30" />;
  if (thing.is === 'coin') return <Coin number={thing.number} />;
  if (thing.is === 'code') return <EquipmentSquare of={thing.equipment} />;
  if (thing.is === 'token') return <Coin number={1} look="dull" />;
  if (thing.card === null) return <Back className={css.back} />;
  return (
    <span className={css.card}>
      {thing.is === 'agency' ? <AgencyCard card={thing.card} /> : <MissionSlip mission={thing.card} />}
    </span>
  );
}
