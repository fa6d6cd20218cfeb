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
  /** What the photographs and tags are pinned to. */
  wall: RefObject<HTMLElement | null>;
}

/** A red string with a FISHY label between the two of each fishy pair. */
export function RedString({ pairs, wall }: RedStringProps) {
  const [strands, setStrands] = useState<Strand[]>([]);
  useEffect(() => {
    const on = wall.current;
    if (!on) return;
    const draw = () => setStrands(pairs.flatMap((pair, index) => strandOf(on, pair, index)));
    draw();
    const resized = new ResizeObserver(draw);
    resized.observe(on);
    return () => resized.disconnect();
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

/** The way of a string: from the photograph's pin down the gutter to the tag's eyelet. Several lie side by side. */
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
  const path =
    `M${from.x} ${from.y}Q${gutter} ${from.y + 12} ${gutter} ${from.y + 46}L${gutter} ${above - 14}` +
    `Q${gutter} ${above} ${gutter + 16 * Math.sign(to.x - gutter || side)} ${above}` +
    `L${to.x - 14 * Math.sign(to.x - gutter || side)} ${above}Q${to.x} ${above} ${to.x} ${to.y}`;
  const top = from.y + (right && frame.width > 700 ? 22 : photo.height + 6) + index * 26;
  return [{ key: `${suspect}-${weapon}`, path, tag: { left: clamp(gutter, 30, frame.width - 30), top } }];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
