import { onResize } from 'hush/board';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Examination } from '../../state';
import { boardText } from '../text';
import { type Box, sharedArea, wordsOn } from './names';
import styles from './RedString.module.css';

type Point = Pick<Box, 'left' | 'top'>;

interface Strand {
  key: string;
  path: string;
  /** The place of the label, if it covers no words there. */
  tag: Point;
}

interface RedStringProps {
  pairs: readonly Examination[];
  wall: RefObject<HTMLElement | null>;
}

/** Draws a red string between the two tokens of each Fishy pair, with a FISHY label. Neither covers a name. */
export function RedString({ pairs, wall }: RedStringProps) {
  const [strands, setStrands] = useState<Strand[]>([]);
  const [words, setWords] = useState<Box[]>([]);
  const [labels, setLabels] = useState<readonly Point[]>([]);
  const string = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const on = wall.current;
    if (!on) return;
    return onResize([on], () => {
      setStrands(pairs.flatMap((pair, index) => strandOf(on, pair, index)));
      setWords(wordsOn(on));
    });
  }, [pairs, wall]);
  useLayoutEffect(() => setLabels(string.current ? placed(string.current, strands, words) : []), [strands, words]);
  return (
    <>
      <svg ref={string} className={styles.string} aria-hidden="true">
        <BehindWords words={words} id="red-string" />
        <g mask="url(#red-string)">
          {strands.map((strand) => (
            <g key={strand.key} fill="none">
              <path d={strand.path} stroke="#000" strokeOpacity=".45" strokeWidth="3" transform="translate(2 4)" />
              <path d={strand.path} stroke="#d8382a" strokeWidth="2.6" data-strand />
              <path d={strand.path} stroke="#ff8d7d" strokeWidth=".8" strokeDasharray="3 3" />
            </g>
          ))}
        </g>
      </svg>
      {strands.map((strand, index) => (
        <span key={strand.key} className={styles.tag} style={labels[index] ?? strand.tag} data-label aria-hidden="true">
          {boardText.fishy}
        </span>
      ))}
    </>
  );
}

/** A mask that hides a string where it would cross a word. */
export function BehindWords({ words, id }: { words: readonly Box[]; id: string }) {
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x="-50" y="-50" width="5000" height="5000">
      <rect x="-50" y="-50" width="5000" height="5000" fill="#fff" />
      {words.map(({ left, top, width, height }) => (
        <rect key={`${left} ${top}`} x={left} y={top} width={width} height={height} fill="#000" />
      ))}
    </mask>
  );
}

/** Px by which the rotation of a label makes it taller. */
const TILT = 5;
/** Distance in px between two places on a string where its label is tried. */
const STEP = 4;

/** Places each label on its string, where it covers the least of the words and of other labels. */
function placed(string: SVGSVGElement, strands: readonly Strand[], words: readonly Box[]): Point[] {
  const paths = [...string.querySelectorAll<SVGPathElement>('[data-strand]')];
  const labels = [...(string.parentElement?.querySelectorAll<HTMLElement>('[data-label]') ?? [])];
  const { width: wide, height: high } = string.getBoundingClientRect();
  const taken = [...words];
  return strands.map(({ tag }, index) => {
    const [path, label] = [paths[index], labels[index]];
    if (!path || !label) return tag;
    const [width, height] = [label.offsetWidth, label.offsetHeight + TILT];
    const around = ({ left, top }: Point): Box => ({ left: left - width / 2, top: top - height / 2, width, height });
    const isInside = ({ left, top }: Box) => left >= 0 && top >= 0 && left + width <= wide && top + height <= high;
    const places = [tag];
    for (let at = 0; at <= path.getTotalLength(); at += STEP) {
      const { x, y } = path.getPointAtLength(at);
      const left = clamp(x, width / 2, wide - width / 2);
      if (isInside(around({ left, top: y }))) places.push({ left, top: y });
    }
    const cost = (place: Point) => taken.reduce((sum, box) => sum + sharedArea(around(place), box), 0);
    const best = places.reduce((least, place) => (cost(place) < cost(least) ? place : least));
    taken.push(around(best));
    return best;
  });
}

/**
 * Computes the path of a string: from the pin of the photograph, along the gutter, to the eyelet of the tag. `index`
 * keeps several strings apart.
 */
function strandOf(wall: HTMLElement, { suspect, weapon }: Examination, index: number): Strand[] {
  const photo = wall.querySelector(`[data-token="${suspect}"]`)?.getBoundingClientRect();
  const tag = wall.querySelector(`[data-token="${weapon}"]`)?.getBoundingClientRect();
  if (!photo || !tag) return [];
  const frame = wall.getBoundingClientRect();
  const from = { x: photo.left + photo.width / 2 - frame.left, y: photo.top - frame.top + 2 };
  const to = { x: tag.left + tag.width / 2 - frame.left, y: tag.top - frame.top + 8 };
  const right = to.x > from.x;
  const side = right ? 1 : -1;
  const beside = (right ? photo.right - frame.left + 6 : photo.left - frame.left - 3) + index * 4 * side;
  const gutter = Math.min(Math.max(beside, 3), frame.width - 3);
  const above = to.y - 15 - index * 4;
  const turn = Math.sign(to.x - gutter || side);
  const end = `${gutter + 16 * turn} ${above}L${to.x - 14 * turn} ${above}Q${to.x} ${above} ${to.x} ${to.y}`;
  const key = `${suspect}-${weapon}`;
  const left = clamp(gutter, 30, frame.width - 30);
  // The tag is at the height of the photograph or above it, so the string runs upwards.
  if (above < from.y + 46) {
    const [bend, low] = above > from.y - 30 ? [from.y, above] : [from.y, above + 14];
    const path = `M${from.x} ${from.y}Q${gutter} ${bend} ${gutter} ${Math.max(low, above)}Q${gutter} ${above} ${end}`;
    return [{ key, path, tag: { left, top: above + 26 + index * 26 } }];
  }
  const path = `M${from.x} ${from.y}Q${gutter} ${from.y + 12} ${gutter} ${from.y + 46}L${gutter} ${above - 14}Q${gutter} ${above} ${end}`;
  return [{ key, path, tag: { left, top: from.y + (areBeside(wall) ? 22 : photo.height + 6) + index * 26 } }];
}

function areBeside(wall: HTMLElement): boolean {
  const [suspects, weapons] = [...wall.querySelectorAll('fieldset')].map((each) => each.getBoundingClientRect());
  return suspects !== undefined && weapons !== undefined && weapons.left > suspects.right - 4;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
