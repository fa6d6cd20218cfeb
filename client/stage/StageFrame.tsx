import { PausedPlate, PausedSign } from '../board/chrome/Paused';
import type { TableFrameProps } from '../board/chrome/TableFrame';
import { ConnectionRibbon } from '../board/chrome/TopBar';
import { type EndFrameProps, type StageContent, useBoardContext } from '../board/context';
import { cx } from '../ui/cx';
import { useShown } from './context';
import { Fitted } from './Fitted';
import { LastSaid } from './LastSaid';
import { Plate } from './Plate';
import { Press } from './Press';
import { StageBar } from './StageBar';
import { StageFloor } from './StageFloor';
import css from './StageFrame.module.css';
import { StageNext } from './StageNext';
import { Ticket } from './Ticket';

/**
 * The frame of a table on a stage, without controls. A table with a layout for television (`stage`) gets all the space
 * below a large bar. Any other table is shown between the bar and the captions. If the table has a column on a desk, it
 * also has one on a stage.
 */
export function StageFrame(props: TableFrameProps) {
  const { logo, people, main, tabs, side = true, under, overlay, stage, className, classNames = {} } = props;
  const { room, ...bar } = useShown();
  const isPaused = useBoardContext().pause !== null;
  if (stage) return <WholeStage logo={logo} className={className} under={under} stage={stage} />;
  const hasColumn = tabs !== undefined && side;
  return (
    <main className={cx(css.stage, className)} data-column={hasColumn ? '' : undefined}>
      {under}
      <div className={cx(css.top, classNames.top)}>
        <StageBar logo={logo} {...bar} />
        <StageFloor room={room} />
        <ConnectionRibbon />
      </div>
      <div className={cx(css.main, classNames.main)} data-paused={isPaused || undefined} inert>
        {main}
      </div>
      <PausedSign endsAt={bar.endsAt} className={css.paused} />
      {hasColumn && (
        <div className={css.column}>
          <div className={css.people} inert>
            {people}
          </div>
          <LastSaid />
          <Ticket room={room} look="column" />
        </div>
      )}
      <div className={css.foot} data-ticket={hasColumn ? undefined : ''}>
        {isPaused ? <PausedPlate /> : <Plate hasClaims={!hasColumn} />}
        <Press at="foot" />
        {!hasColumn && <Ticket room={room} look="row" />}
      </div>
      <div inert hidden={isPaused}>
        {overlay}
      </div>
    </main>
  );
}

export const STAGE_PARTS = {
  Captions: ({ hasClaims = false }: { hasClaims?: boolean }) => <Plate hasClaims={hasClaims} />,
  Ticket: function Column() {
    return <Ticket room={useShown().room} look="column" />;
  },
  Next: StageNext,
};

function WholeStage({ logo, className, under, stage }: Omit<EndFrameProps, 'children'> & WholeStageParts) {
  const { room, ...bar } = useShown();
  const { sentence = bar.sentence, clock = true, corner, main } = stage;
  const isPaused = useBoardContext().pause !== null;
  return (
    <main className={cx(css.stage, className)}>
      {under}
      <div className={css.top}>
        <StageBar logo={logo} {...bar} sentence={sentence} endsAt={clock ? bar.endsAt : null}>
          {corner === undefined && <Ticket room={room} look="bar" />}
          {corner && <span className={css.corner}>{corner}</span>}
        </StageBar>
        <StageFloor room={room} />
        <ConnectionRibbon />
      </div>
      <div className={css.whole} data-paused={isPaused || undefined} inert>
        {main}
      </div>
      <PausedSign endsAt={bar.endsAt} className={css.paused} />
      {isPaused && (
        <div className={css.over}>
          <PausedPlate />
        </div>
      )}
    </main>
  );
}

interface WholeStageParts {
  under?: TableFrameProps['under'];
  stage: StageContent;
}

/** The end of a match on a stage: the board's page, without the replay and the buttons. */
export function StageEnd({ logo, className, stage, children }: EndFrameProps) {
  const { room, ...bar } = useShown();
  if (stage) return <WholeStage logo={logo} className={className} stage={stage} />;
  return (
    <main className={cx(css.end, className)}>
      <div className={css.top}>
        {/* The sentence is empty, because the board already says who won and why. */}
        <StageBar logo={logo} {...bar} sentence="" />
        <StageFloor room={room} className={css.endFloor} />
      </div>
      <Fitted>{children}</Fitted>
      <div className={css.foot} data-ticket>
        <Plate hasClaims />
        <Press at="foot" />
        <Ticket room={room} look="row" />
      </div>
    </main>
  );
}
