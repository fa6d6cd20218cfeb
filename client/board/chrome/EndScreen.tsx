import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { $newer } from '../../state/newer';
import { cx } from '../../ui/cx';
import { type StageContent, useBoardContext } from '../context';
import css from './EndScreen.module.css';
import { FloorLine } from './Floor';
import { ReactionBurst } from './ReactionBurst';
import { ChatButton } from './TalkButton';
import { TopBar } from './TopBar';

interface EndScreenProps {
  /** The game's name, drawn in the game's own lettering. */
  logo: ReactNode;
  /** The id of the rules part about winning. */
  rulesPart: string;
  className?: string | undefined;
  barClassName?: string | undefined;
  /** A layout for television, used on a stage. If undefined, a stage scales the children to fit the screen. */
  stage?: StageContent | undefined;
  children: ReactNode;
}

/**
 * Draws the frame of the page after a match. The page scrolls as a whole, starts at the top, and takes the focus when
 * the table has disappeared. The board decides on the order of the content: who won and why, the revealed secrets, a
 * `ReplayPanel` and an `EndDock`.
 *
 *     <EndScreen logo={<Logo />} rulesPart="end" className={styles.end}>
 *       <h1>…</h1>
 *       <p>{reason}</p>
 *       <Files … />
 *       <ReplayPanel<View> Moment={Moment} mark={markOf} />
 *       <EndDock />
 *     </EndScreen>
 */
export function EndScreen(props: EndScreenProps) {
  const { stage } = useBoardContext();
  return stage ? <stage.End {...props} /> : <SeatEnd {...props} />;
}

function SeatEnd({ logo, rulesPart, className, barClassName, children }: EndScreenProps) {
  const { now } = useBoardContext();
  const newer = useStore($newer);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.scrollingElement?.scrollTo(0, 0);
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main ref={main} className={cx(css.end, className)} tabIndex={-1}>
      <div className={barClassName}>
        <TopBar logo={logo} endsAt={null} clockNow={now} rulesPart={rulesPart} buttons={<ChatButton />} />
        <FloorLine />
        {newer && <div className={css.newer}>{newer}</div>}
      </div>
      {children}
      <ReactionBurst />
    </main>
  );
}
