import { onResize } from 'hush/board';
import { type RefObject, useEffect, useState } from 'react';
import type { Plan } from '../../state';
import styles from './AmberString.module.css';
import { type Box, wordsOn } from './names';
import { BehindWords } from './RedString';

interface AmberStringProps {
  pair: Pick<Plan, 'suspect' | 'weapon'>;
  wall: RefObject<HTMLElement | null>;
}

/** Draws an amber string between the two tokens of the proposed pair, above the darkened board. */
export function AmberString({ pair: { suspect, weapon }, wall }: AmberStringProps) {
  const [path, setPath] = useState('');
  const [words, setWords] = useState<Box[]>([]);
  useEffect(() => {
    const on = wall.current;
    if (!on) return;
    return onResize([on], () => {
      setPath(pathOf(on, suspect, weapon));
      setWords(wordsOn(on));
    });
  }, [suspect, weapon, wall]);
  return (
    <>
      <div className={styles.dark} />
      <svg className={styles.string} aria-hidden="true" fill="none">
        <BehindWords words={words} id="amber-string" />
        <g mask="url(#amber-string)">
          <path d={path} pathLength="1" stroke="#000" strokeOpacity=".5" strokeWidth="6" transform="translate(2 4)" />
          <path d={path} pathLength="1" stroke="#f5b23d" strokeWidth="4.5" />
          <path d={path} stroke="#ffe3a8" strokeWidth="1.4" strokeDasharray="4 4" />
        </g>
      </svg>
    </>
  );
}

function pathOf(wall: HTMLElement, suspect: string, weapon: string): string {
  const photo = wall.querySelector(`[data-token="${suspect}"]`)?.getBoundingClientRect();
  const tag = wall.querySelector(`[data-token="${weapon}"]`)?.getBoundingClientRect();
  if (!photo || !tag) return '';
  const frame = wall.getBoundingClientRect();
  const from = { x: photo.left + photo.width / 2 - frame.left, y: photo.top - frame.top + 3 };
  const to = { x: tag.left + tag.width / 2 - frame.left, y: tag.top - frame.top + 8 };
  const across = to.x - from.x;
  const low = Math.max(from.y, to.y) + 30;
  return `M${from.x} ${from.y}C${from.x + 0.35 * across} ${from.y + 20} ${from.x + 0.6 * across} ${low} ${to.x} ${to.y}`;
}
