import { onResize } from 'hush/board';
import { type RefObject, useEffect, useState } from 'react';
import type { Examination } from '../../state';
import { boardText } from '../text';
import styles from './RedString.module.css';

interface Strand {
  key: string;
  path: string;
  tag: { left: number; top: number };
}

interface RedStringProps {
  pairs: readonly Examination[];
  wall: RefObject<HTMLElement | null>;
}

/** Draws a red string between the two tokens of each Fishy pair, with a FISHY label. */
export function RedString({ pairs, wall }: RedStringProps) {
  const [strands, setStrands] = useState<Strand[]>([]);
  useEffect(() => {
    const on = wall.current;
    if (!on) return;
    return onResize([on], () => setStrands(pairs.flatMap((pair, index) => strandOf(on, pair, index))));
  }, [pairs, wall]);
  return (
    <>
      <svg className={styles.string} aria-hidden="true">
        {strands.map((strand) => (
          <g key={strand.key} fill="none">
            <path d={strand.path} stroke="#000" strokeOpacity=".45" strokeWidth="3" transform="translate(2 4)" />
            <path d={strand.path} stroke="#d8382a" strokeWidth="2.6" />
            <path d={strand.path} stroke="#ff8d7d" strokeWidth=".8" strokeDasharray="3 3" />
          </g>
        ))}
      </svg>
      {strands.map((strand) => (
        <span key={strand.key} className={styles.tag} style={strand.tag} aria-hidden="true">
          {boardText.fishy}
        </span>
      ))}
    </>
  );
}

/**
 * Computes the path of a string: from the pin of the photograph, along the gutter, to the eyelet of the tag. `index`
 * keeps several strings apart. The label is beside a picture and covers no name.
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
