import { useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../../../../client/ui/media';
import { AgencyCard } from '../art/AgencyCard';
import { Back } from '../art/Back';
import { Cube } from '../art/Cube';
import { Die } from '../art/Die';
import { EquipmentSquare } from '../art/Emblem';
import { MissionSlip } from '../art/MissionSlip';
import { inkOf } from '../art/marks';
import { Coin } from '../turn/Coin';
import { type Point, pointOf, slipPoint } from './places';
import type { Plays, Thing } from './play';
import css from './scenes.module.css';

const GOES = 620;
const HIGH = 26;

/** Something goes from its place to another, and a ring stays around where it lands. */
export function ThingScene({ thing, from, to, by }: Plays['thing'] & { by: string | null }) {
  const root = useRef<HTMLDivElement>(null);
  const piece = useRef<HTMLSpanElement>(null);
  const ring = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where things lie as it begins
  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const start = (from && pointOf(box, from)) ?? slipPoint(box);
    const place = to && pointOf(box, to);
    const end = place ?? (to?.at === 'folder' ? slipPoint(box) : null);
    const seen = place ?? (from && pointOf(box, from));
    if (seen && ring.current) ring.current.style.translate = at(seen);
    else ring.current?.remove();
    if (!piece.current) return;
    if (!start || !end || isStill) return piece.current.remove();
    piece.current.animate(way(start, end), { duration: GOES, easing: 'cubic-bezier(.3, .1, .2, 1)', fill: 'forwards' });
  }, []);
  const ink = by === null ? undefined : { '--owner': inkOf(by).face };
  return (
    <div ref={root} className={css.things} style={ink as object} aria-hidden="true">
      <i ref={ring} className={css.ring} />
      {thing && (
        <span ref={piece} className={css.thing}>
          <Drawn {...thing} />
        </span>
      )}
    </div>
  );
}

const at = ({ x, y }: Point) => `${x}px ${y}px`;

function way(start: Point, end: Point): Keyframe[] {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - HIGH };
  return [
    { translate: at(start), scale: 0.6, opacity: 0 },
    { translate: at(start), scale: 1.1, opacity: 1, offset: 0.15 },
    { translate: at(middle), scale: 1.15, offset: 0.55 },
    { translate: at(end), scale: 1, opacity: 1, offset: 0.9 },
    { translate: at(end), scale: 0.8, opacity: 0 },
  ];
}

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
