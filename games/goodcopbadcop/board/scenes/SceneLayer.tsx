import { useLayoutEffect, useRef } from 'react';
import { useScene } from '../../../../client/board/chrome/director/useScene';
import { useReducedMotion } from '../../../../client/ui/media';
import { EquipmentIcon } from '../art/Emblem';
import { Envelope } from '../art/Envelope';
import { Gun } from '../art/Gun';
import { IntegrityCard } from '../art/IntegrityCard';
import { Sight } from '../art/Sight';
import { Wound } from '../art/Wound';
import { equipmentName } from '../text';
import { type Point, pointOf } from './places';
import type { Play, Thing } from './play';
import css from './SceneLayer.module.css';

/** Guns, cards and plasters go where the log says they went, over the whole table; nothing in it is touched. */
export function SceneLayer() {
  const scene = useScene();
  const play = scene?.play as Play | undefined;
  return play ? <Scene key={scene?.key} {...play} /> : null;
}

const GOES = 640;
const HIGH = 30;

/** Something goes from its place to another, and a ring stays around where it lands. */
function Scene({ thing, from, to, isBoth = false }: Play) {
  const root = useRef<HTMLDivElement>(null);
  const there = useRef<HTMLSpanElement>(null);
  const back = useRef<HTMLSpanElement>(null);
  const ring = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where things lie as it begins
  useLayoutEffect(() => {
    const box = root.current;
    if (!box) return;
    const start = from && pointOf(box, from);
    const end = pointOf(box, to);
    if (end && ring.current) ring.current.style.translate = at(end);
    else ring.current?.remove();
    const isSeen = start && end && !isStill && (start.x !== end.x || start.y !== end.y);
    if (!isSeen) {
      there.current?.remove();
      back.current?.remove();
      return;
    }
    const timing = { duration: GOES, easing: 'cubic-bezier(.3, .1, .2, 1)', fill: 'forwards' } as const;
    there.current?.animate(way(start, end), timing);
    back.current?.animate(way(end, start), timing);
  }, []);
  return (
    <div ref={root} className={css.layer} aria-hidden="true" data-decor>
      <i ref={ring} className={css.ring} />
      {thing && (
        <span ref={there} className={css.thing}>
          <Drawn {...thing} />
        </span>
      )}
      {thing && isBoth && (
        <span ref={back} className={css.thing}>
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
