import { Check, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Hint } from '#shared/contract/coach.ts';
import { useBoardContext } from '../../board/context';
import { useRoom } from '../../table/context';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import css from './LastPage.module.css';
import { COACH } from './text';

interface LastPageProps {
  learned: readonly string[];
  left: readonly string[];
  hint: Hint | null;
  /**
   * True if no dialog and no scene is on screen. Until then the page does not open, so that it does not cover a verdict
   * or a shot.
   */
  isFree: boolean;
  isOver: boolean;
  onClose(): void;
}

/**
 * The last page of a lesson: what the learner has done, what is left to discover, and a button for a match against
 * bots.
 */
export function LastPage({ learned, left, hint, isFree, isOver, onClose }: LastPageProps) {
  const { again } = useBoardContext();
  const { api, run } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const isDue = hint !== null;
  useEffect(() => {
    if (!isDue) setOpen(false);
    if (!isDue || !isFree) return;
    // If the last move leads to a verdict or a shot, it opens in the next frame, so wait for one frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setOpen(document.querySelector('dialog[open]') === null));
    });
    return () => cancelAnimationFrame(frame);
  }, [isDue, isFree]);
  const play = async () => {
    if (!isOver) await run(() => api.stop());
    await again.run();
  };
  return (
    <Sheet
      open={isOpen && hint !== null}
      title={hint?.title}
      onClose={onClose}
      actions={
        <>
          <Button size="lg" onClick={() => navigate('/')}>
            {COACH.leave}
          </Button>
          <Button variant="primary" size="lg" icon={<Play />} why={isOver ? again.why : null} onClick={play}>
            {COACH.withBots}
          </Button>
        </>
      }
    >
      <p className={css.why}>{hint?.why}</p>
      {learned.length > 0 && (
        <section className={css.list}>
          <h3>{COACH.learned}</h3>
          <ul>
            {learned.map((line) => (
              <li key={line}>
                <Check aria-hidden="true" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      {left.length > 0 && (
        <section className={css.list}>
          <h3>{COACH.left}</h3>
          <ul>
            {left.map((line) => (
              <li key={line}>
                <i aria-hidden="true" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}
