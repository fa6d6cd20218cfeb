import { Going, useScene } from 'hush/board';
import { equipmentName } from '../../text';
import { EquipmentIcon } from '../art/Emblem';
import { Envelope } from '../art/Envelope';
import { Gun } from '../art/Gun';
import { IntegrityCard } from '../art/IntegrityCard';
import { Sight } from '../art/Sight';
import { Wound } from '../art/Wound';
import { pointOf } from './places';
import type { Play, Thing } from './play';
import css from './SceneLayer.module.css';

/** Draws the guns, cards and plasters that move across the table for log entries. */
export function SceneLayer() {
  const scene = useScene();
  const play = scene?.play as Play | undefined;
  return play ? <Scene key={scene?.key} {...play} /> : null;
}

function Scene({ thing, from, to, isBoth = false }: Play) {
  const find = (layer: Element) => {
    const end = pointOf(layer, to);
    return { start: from && pointOf(layer, from), end, ring: end };
  };
  return <Going thing={thing && <Drawn {...thing} />} isBoth={isBoth} find={find} />;
}

function Drawn(thing: Thing) {
  if (thing.is === 'gun') return <Gun className={css.gun} />;
  if (thing.is === 'sight') return <Sight className={css.sight} />;
  if (thing.is === 'wound') return <Wound className={css.wound} />;
  if (thing.is === 'integrity') return <IntegrityCard slot={0} open={null} secret={null} silent />;
  if (thing.card === null) return <Envelope count={1} />;
  return (
    <span className={css.card}>
      <EquipmentIcon of={thing.card} />
      <b>{equipmentName(thing.card)}</b>
    </span>
  );
}
