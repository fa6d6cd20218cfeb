import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import type { MomentProps, Person } from '../contract';
import { nameOf } from '../names';
import css from './MomentFrame.module.css';
import { text } from './text';

type Eyes = MomentProps<unknown>['eyes'];

interface MomentFrameProps {
  eyes: Eyes;
  people: readonly Person[];
  line: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Draws the frame of one moment in the replay: the name of the viewer whose view is shown, a sentence about the match,
 * and the board's drawing.
 *
 *     <MomentFrame eyes={eyes} people={people} line={momentLine(view)}>…</MomentFrame>
 */
export function MomentFrame({ eyes, people, line, className, children }: MomentFrameProps) {
  return (
    <section className={cx(css.moment, className)} aria-label={eyesLabel(eyes, people)}>
      <p className={css.line}>{line}</p>
      {children}
    </section>
  );
}

/** Returns a label that names the viewer whose view is shown: "What Ines knew". */
export function eyesLabel(eyes: Eyes, people: readonly Person[]): string {
  if (eyes === null) return text.above;
  return eyes === 'open' ? text.everybodyKnew : text.knew(nameOf(people)(eyes));
}
