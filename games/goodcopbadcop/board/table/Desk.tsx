import { cx, onResize } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { View } from '../../state';
import { shortName } from '../art/File';
import { Gun } from '../art/Gun';
import mug from '../art/mug.svg?url';
import { tableText } from '../text';
import { aimsOf, roundTable } from './aims';
import { Piles, Tray } from './Centre';
import styles from './Desk.module.css';
import { FireLines } from './FireLines';
import { placeLabels } from './labels';
import { gunAngle, type Line, linesOfFire } from './lines';
import { Officer } from './Officer';
import type { TableLook } from './officer';
import { pilesBox, placesFor, type Stage, stageFor, trayBox } from './places';

interface DeskProps {
  look: TableLook;
  /**
   * The shooter while the open window is about a declared shot. Everything except the shooter and the shooter's line of
   * fire is then dimmed.
   */
  shooter: Seat | null;
  onPiles(): void;
  own: ReactNode;
  actions: ReactNode;
  /** Font size of the smallest text in px. It is larger on a television. */
  least?: number;
}

const CROWD = 7;
const LEAST = 12;
/** Default font size of a label, in stage units. */
const LABEL = 14;

/**
 * The table seen from above. Its layout is in stage units, in a shape that fits the available space, and is then scaled
 * as a whole.
 */
export function Desk({ look, shooter, onPiles, own, actions, least = LEAST }: DeskProps) {
  const { view, seat, people, names } = look;
  const { box, stage, scale } = useStage();
  const isLarge = least > LEAST;
  const zoom = isLarge ? Math.max(1, least / scale / LABEL) : 1;
  const { order, places, lines, labels } = useMemo(
    () => layOut(view, seat, names, stage, zoom, isLarge),
    [view, seat, names, stage, zoom, isLarge],
  );
  const tray = trayBox(stage);
  const room = {
    '--scale': scale,
    '--least-px': `${least}px`,
    '--flat': stage.flat,
    '--width': `${stage.width}px`,
    '--height': `${stage.height}px`,
  };
  return (
    <div ref={box} className={styles.desk} data-large={isLarge ? '' : undefined}>
      <div className={cx(styles.stage, shooter && styles.dim)} style={room as CSSProperties}>
        {order.length < CROWD && !isLarge && <img className={styles.mug} src={mug} alt="" draggable={false} />}
        <ul aria-label={tableText.officers}>
          {order.slice(1).map((of, index) => {
            const person = people.find((each) => each.seat === of);
            const place = places[index + 1];
            return (
              person &&
              place && (
                <Officer key={of} person={person} place={place} look={look} dim={shooter !== null && shooter !== of} />
              )
            );
          })}
        </ul>
        <div className={styles.quiet}>
          <Tray guns={view.gunsInCentre} box={tray} />
        </div>
        <FireLines lines={lines} labels={labels} lit={shooter} stage={stage} />
        <div className={styles.quiet}>
          <Piles view={view} box={pilesBox(view.centre.length, stage)} onOpen={onPiles} />
        </div>
        {order.map((of, index) => {
          const place = places[index];
          if (!place || !view.table[of]?.gun) return null;
          const isHot = of === shooter || lines.some(({ from, kind }) => from === of && kind === 'hot');
          const style = {
            left: place.gun.x,
            top: place.gun.y,
            '--from-x': `${tray.x + tray.width / 2 - place.gun.x}px`,
            '--from-y': `${tray.y + tray.height / 2 - place.gun.y}px`,
          } as CSSProperties;
          return (
            <span key={of} className={cx(styles.gun, isHot && styles.hot)} style={style}>
              <Gun angle={gunAngle(lines, of)} className={styles.turns} />
            </span>
          );
        })}
        {own}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

/** Computes the positions of the officers, and the lines of fire with their labels. */
function layOut(view: View, seat: Seat | null, names: Names, stage: Stage, zoom: number, isLarge: boolean) {
  const order = roundTable(view.seats, seat);
  const places = placesFor(order.length, stage, isLarge);
  const gunOf = (of: Seat) => view.table[of]?.gun ?? null;
  const middle = [pilesBox(view.centre.length, stage), trayBox(stage)];
  const lines = linesOfFire(
    order,
    aimsOf(Object.fromEntries(order.map((of) => [of, gunOf(of)])), seat),
    places,
    middle,
  );
  const guns = places.filter((_, index) => gunOf(order[index] ?? '')).map(({ gun }) => gun);
  const say = (of: Seat) => (of === seat ? null : shortName(names(of)));
  const words = ({ from, at }: Line) => tableText.line(say(from), say(at));
  return {
    order,
    places,
    lines,
    labels: placeLabels(lines, places, words, stage, guns, middle, zoom),
  };
}

/** Size of the desk in px that is assumed until it is measured. */
const USUAL = { width: 1096, height: 844 };

/** Measures the available space. Returns the stage that fits into it and the scale of the stage. */
function useStage() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(USUAL);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // The measured size is 0 while a different panel is shown in place of the desk.
      if (width > 0 && height > 0) setRoom({ width, height });
    };
    return onResize([element], measure);
  }, []);
  return useMemo(() => {
    const stage = stageFor(room);
    return { box, stage, scale: Math.min(room.width / stage.width, room.height / stage.height) };
  }, [room]);
}
