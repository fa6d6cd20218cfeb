import { ImageDown, Trophy, WalletCards } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import type { Outcome } from '#shared/contract/module.ts';
import type { Story } from '#shared/text/story.ts';
import { useBoardContext } from '../../context';
import type { MomentProps, Person } from '../../contract';
import { EndDock } from '../EndDock';
import { EndScreen } from '../EndScreen';
import { PointsTonight } from '../PointsTonight';
import { ReplayPanel, type ReplayPanelProps } from '../ReplayPanel';
import { text } from '../text';
import { useStoppedBy } from '../useStoppedBy';
import { Awards, SlipCard, Timeline } from './parts';
import css from './StoryPage.module.css';
import { StoryStage } from './StoryStage';
import { STORY } from './text';

export interface StoryPageProps<View> extends Pick<ReplayPanelProps<View>, 'mark' | 'section'> {
  /** The story, or null if the match does not count. The page then shows `reason` instead. */
  story: Story | null;
  outcome: Outcome;
  people: readonly Person[];
  logo: ReactNode;
  rulesPart: string;
  /** A few words that name the winners. */
  result: string;
  /** True if `result` already tells the viewer that they win. */
  isOwnWin?: boolean;
  /** A sentence that says why the match ended, or null if the story's headline says it. */
  reason: string | null;
  /** The truth, drawn as objects on the table. For example, a photograph with a tag, or a word on a monitor. */
  objects: ReactNode;
  children: ReactNode;
  /** False if `children` already shows everyone's points. */
  hasPoints?: boolean;
  Moment: ComponentType<MomentProps<View>>;
  /** A class that sets the page's background and the headline's font (`--story-*`). */
  className?: string | undefined;
  replayClassName?: string | undefined;
}

/**
 * Draws the page after a match, in any game and for seats, spectators and stages: the story, then the revealed secrets,
 * the points and the replay. Pressing a turning point opens the replay at its log line.
 */
export function StoryPage<View>(props: StoryPageProps<View>) {
  const { story, outcome, people, logo, rulesPart, result, reason, objects, children } = props;
  const { Moment, mark, section, className, replayClassName, hasPoints = true, isOwnWin } = props;
  const { keepsakes, seat } = useBoardContext();
  const own = outcome.winners.includes(seat ?? '') ? text.youWin : text.youLose;
  const cards = useRef<HTMLElement>(null);
  const replay = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | undefined>(undefined);
  const open = (n: number) => {
    setShown(n);
    replay.current?.scrollIntoView({ block: 'start' });
  };
  const toCards = () => {
    cards.current?.focus({ preventScroll: true });
    cards.current?.scrollIntoView({ block: 'start' });
  };
  const stopped = useStoppedBy(outcome);
  const hasLost = seat !== null && !outcome.winners.includes(seat);
  const stage = story
    ? { sentence: STORY.title, corner: result, main: <StoryStage {...{ story, outcome, people, objects }} /> }
    : undefined;
  return (
    <EndScreen
      logo={logo}
      rulesPart={rulesPart}
      className={cx(css.page, className)}
      barClassName={css.bar}
      stage={stage}
    >
      <section className={css.head}>
        {!outcome.cancelled && (
          <h2>
            {!hasLost && <Trophy aria-hidden="true" />}
            {result}
            {seat !== null && !isOwnWin && outcome.winners.length > 0 && <i>{own}</i>}
          </h2>
        )}
        {outcome.cancelled ? <h1>{stopped}</h1> : story && <h1>{story.headline.join(' ')}</h1>}
        {!story && <p>{reason}</p>}
      </section>
      <EndDock
        className={css.dock}
        extra={
          outcome.cancelled ? undefined : (
            <>
              {keepsakes && (
                <Button icon={<ImageDown />} onClick={keepsakes.picture}>
                  {STORY.share}
                </Button>
              )}
              <Button icon={<WalletCards />} onClick={toCards}>
                {STORY.cards}
              </Button>
            </>
          )
        }
      />
      {story && (
        <>
          <div className={css.truth}>
            <div className={css.objects}>{objects}</div>
            <SlipCard slip={story.slip} people={people} />
          </div>
          <div className={css.line}>
            <Timeline points={story.points} onOpen={open} />
          </div>
          <div className={css.awards}>
            <Awards awards={story.awards} people={people} />
          </div>
        </>
      )}
      {!outcome.cancelled && (
        <section ref={cards} className={css.cards} aria-label={STORY.cards} tabIndex={-1}>
          {story && reason && <p className={css.reason}>{reason}</p>}
          {children}
          {hasPoints && <PointsTonight outcome={outcome} people={people} className={css.points} />}
        </section>
      )}
      <div ref={replay} className={css.replay}>
        <ReplayPanel<View> Moment={Moment} mark={mark} section={section} openAt={shown} className={replayClassName} />
      </div>
    </EndScreen>
  );
}
