import { CircleQuestionMark, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Commitment } from '#shared/replay/commitment.ts';
import type { Replay } from '#shared/replay/replay.ts';
import { FullScreen } from '../../board/chrome/FullScreen';
import { notedDeal } from '../../state/deals';
import { IconButton } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { Wordmark } from '../../ui/Wordmark';
import { CheckDock, WaitingDock } from './CheckDock';
import { headingOf } from './checkWords';
import css from './DealCheck.module.css';
import { RollHead } from './RollHead';
import { Steps } from './Steps';
import { CHECK } from './text';
import { useDealCheck } from './useDealCheck';

interface DealCheckProps {
  match: string;
  title: string;
  isOver: boolean;
  commitment: Commitment | null;
  loadReplay(): Promise<Replay>;
  nameOf(seat: string): string;
  onClose(): void;
  onRow(row: number): void;
}

/** Shows the commitment to a deal. After the match, repeats the deal on this device and compares the results. */
export function DealCheck(props: DealCheckProps) {
  // Rendered outside of the table, so that Hush's styles apply, not the game's.
  return createPortal(props.isOver ? <Checked {...props} /> : <Promised {...props} />, document.body);
}

/** Shows the commitment while the match is still running. */
function Promised({ title, commitment, nameOf, onClose }: DealCheckProps) {
  const [isProofOpen, setProofOpen] = useState(false);
  return (
    <CheckPage
      heading={[CHECK.title, commitment ? CHECK.before.text : CHECK.before.none]}
      dock={<WaitingDock onProof={() => setProofOpen(true)} onClose={onClose} hasPromise={commitment !== null} />}
      proof={[isProofOpen, setProofOpen]}
      isMixed={commitment && commitment.words !== null}
      onClose={onClose}
    >
      <RollHead title={title} commitment={commitment} deal={null} nameOf={nameOf} />
    </CheckPage>
  );
}

function Checked({ match, title, commitment, loadReplay, nameOf, onClose, onRow }: DealCheckProps) {
  const [isProofOpen, setProofOpen] = useState(false);
  const noted = notedDeal(match);
  const { check, stop, again } = useDealCheck(loadReplay, noted ?? { commitment: null, seedHash: null });
  const { state, replay, disagreement } = check;
  const roll = useRef<HTMLElement>(null);
  const isDone = state === 'agrees' || state === 'differs';
  // Scrolls to the current step, because the list may be longer than the screen.
  useEffect(() => {
    const look = isDone ? '[data-verdict]' : '[aria-current]';
    const paper = roll.current;
    if (check.agreed.length === 0 || paper === null) return;
    paper.querySelector(look)?.scrollIntoView({ block: 'nearest' });
    // The stamp sticks out at the side, so `scrollIntoView` may also have scrolled sideways.
    paper.scrollLeft = 0;
  }, [check.agreed.length, isDone]);
  return (
    <CheckPage
      heading={headingOf(check)}
      dock={
        <CheckDock
          check={check}
          notedAt={noted?.at ?? null}
          onStop={stop}
          onAgain={again}
          onProof={() => setProofOpen(true)}
          onClose={onClose}
          onRow={onRow}
        />
      }
      proof={[isProofOpen, setProofOpen]}
      isMixed={commitment && commitment.words !== null}
      onClose={onClose}
      ref={roll}
    >
      <RollHead title={title} commitment={commitment} deal={replay?.deal ?? null} nameOf={nameOf} />
      {replay && <hr />}
      <Steps check={check} nameOf={nameOf} disagreement={disagreement} />
      {state === 'agrees' && (
        <span className={css.seal} data-verdict>
          {CHECK.stamp}
        </span>
      )}
    </CheckPage>
  );
}

interface CheckPageProps {
  heading: readonly [title: string, text: string];
  dock: ReactNode;
  proof: readonly [isOpen: boolean, set: (isOpen: boolean) => void];
  /** True if the players' words were mixed into the seed. Null for a lesson, which has no commitment. */
  isMixed: boolean | null;
  onClose(): void;
  ref?: React.RefObject<HTMLElement | null>;
  children: ReactNode;
}

function CheckPage({
  heading: [title, text],
  dock,
  proof: [isProofOpen, setProofOpen],
  isMixed,
  onClose,
  ref,
  children,
}: CheckPageProps) {
  return (
    <>
      <FullScreen label={CHECK.label} className={css.screen} onEscape={onClose}>
        <div className={css.page}>
          <header className={css.bar}>
            <Wordmark />
            <IconButton label={CHECK.proves} icon={<CircleQuestionMark />} onClick={() => setProofOpen(true)} />
            <IconButton label={CHECK.close} icon={<X />} onClick={onClose} />
          </header>
          <div className={css.heading} role="status">
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
          <section ref={ref} className={css.roll} aria-label={CHECK.roll}>
            {children}
          </section>
          <footer className={css.dock}>{dock}</footer>
        </div>
      </FullScreen>
      <Sheet open={isProofOpen} onClose={() => setProofOpen(false)} title={CHECK.proves}>
        <div className={css.proof}>
          {proofOf(isMixed).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Sheet>
    </>
  );
}

/**
 * Returns what a check proves. `isMixed` is true if the players' words were mixed into the seed, and null for a lesson,
 * which has no commitment.
 */
function proofOf(isMixed: boolean | null): string[] {
  const { before, after, limits, mixed, alone, code } = CHECK.proof;
  return [before, after, limits, ...(isMixed === null ? [] : [isMixed ? mixed : alone]), code];
}
