import { Button } from 'hush/board';
import { Undo2 } from 'lucide-react';
import type { Turn } from '../../state';
import { COUNTS } from '../countText';
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
  const { swaps, covers } = turn;
  const claimed = new Set(covers.flatMap(({ claim }) => claim ?? [])).size;
  const counts: Partial<Record<Turn['part'], string>> = {
    ...(swaps.length > 0 && { swap: COUNTS.swaps(swaps.length) }),
    ...(covers.length > 0 && { cover: COUNTS.dice(covers.length) }),
    ...(claimed > 0 && { claim: COUNTS.codes(claimed) }),
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
            <i>{counts[part]}</i>
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
