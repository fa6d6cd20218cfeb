import { cx } from 'hush/board';
import type { Seat } from 'hush/game';
import { SIGHT } from '../art/Sight';
import styles from './FireLines.module.css';
import type { Label } from './labels';
import { beam, type Line } from './lines';
import type { Stage } from './places';

interface FireLinesProps {
  lines: readonly Line[];
  labels: readonly Label[];
  /** The shooter while the open window is about a declared shot. Only the shooter's line of fire is then not dimmed. */
  lit: Seat | null;
  stage: Stage;
}

/** Draws the lines of fire over the desk. Screen readers skip them, because the files say the same in words. */
export function FireLines({ lines, labels, lit, stage }: FireLinesProps) {
  const look = ({ from, kind }: Line) => cx(styles.aim, styles[kind], lit !== null && from !== lit && styles.dim);
  return (
    <svg className={styles.lines} viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
      {lines.map((line) => (
        <g key={`${line.from}-${line.at}`} className={look(line)} data-line={line.kind}>
          <path className={styles.beam} d={beam(line)} />
          <path className={styles.core} d={way(line)} />
          {line.kind === 'hot' && <path className={styles.heat} d={way(line)} />}
          <path
            className={styles.sight}
            d={SIGHT}
            transform={`translate(${line.end.x - 22} ${line.end.y - 22}) scale(.733)`}
          />
        </g>
      ))}
      {labels.map(({ line, text, box }) => (
        <g key={`${line.from}-${line.at}`} className={look(line)}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="4" />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2 + 5}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

const way = ({ start, end }: Line) => `M${start.x} ${start.y}L${end.x} ${end.y}`;
