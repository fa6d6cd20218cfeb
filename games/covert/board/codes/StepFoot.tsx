import { Button } from 'hush/board';
import { Undo2 } from 'lucide-react';
import type { Turn } from '../../state';
import parts from '../parts.module.css';
import { wordsOf } from '../reasons';
import type { CodesProps } from './props';
import styles from './StepFoot.module.css';
import { partNow } from './step';
import { codesText } from './text';

const PARTS: readonly Turn['part'][] = ['swap', 'cover', 'claim', 'draw'];

/** Lists the four parts of a code-breaking step with the current part marked, and has the undo button. */
export function StepFoot(props: CodesProps) {
  const { view, legal, act } = props;
  const { turn } = view;
  const now = partNow(props);
  if (!turn || !now) return null;
  const counts: Record<Turn['part'], number> = {
    swap: turn.swaps.length,
    cover: turn.covers.length,
    claim: new Set(turn.covers.flatMap(({ claim }) => claim ?? [])).size,
    draw: 0,
  };
  const reached = PARTS.indexOf(now);
  return (
    <>
      <ol className={styles.steps} aria-label={codesText.stepsLabel}>
        {PARTS.map((part, at) => (
          <li
            key={part}
            className={at < reached ? styles.done : at === reached ? styles.now : undefined}
            aria-current={at === reached ? 'step' : undefined}
          >
            <b className={parts.disc}>{at + 1}</b>
            {codesText.steps[part]}
            <i>{codesText.count(part, counts[part])}</i>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        icon={<Undo2 />}
        why={wordsOf(legal.why('undo'))}
        whyAt="press"
        onClick={() => act.undo()}
      >
        {codesText.undo}
      </Button>
    </>
  );
}
