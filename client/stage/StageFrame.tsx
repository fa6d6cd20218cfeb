import { Slip } from '../board/chrome/director/Slip';
import type { TableFrameProps } from '../board/chrome/TableFrame';
import { ConnectionRibbon } from '../board/chrome/TopBar';
import type { EndFrameProps } from '../board/context';
import { cx } from '../ui/cx';
import { useShown } from './context';
import { Fitted } from './Fitted';
import { LastSaid } from './LastSaid';
import { Plate } from './Plate';
import { Press } from './Press';
import { StageBar } from './StageBar';
import { StageFloor } from './StageFloor';
import css from './StageFrame.module.css';
import { Ticket } from './Ticket';

/**
 * A table's frame on a stage: the same board between a large bar and the latest claims, without controls. A table that
 * has a column beside it on a desk also has one here. Any other table has the full width.
 */
export function StageFrame({
  logo,
  people,
  main,
  tabs,
  side = true,
  under,
  overlay,
  className,
  classNames = {},
}: TableFrameProps) {
  const { room, ...bar } = useShown();
  const hasColumn = tabs !== undefined && side;
  return (
    <main className={cx(css.stage, className)} data-column={hasColumn ? '' : undefined}>
      {under}
      <div className={cx(css.top, classNames.top)}>
        <StageBar logo={logo} {...bar} />
        <StageFloor room={room} />
        <ConnectionRibbon />
      </div>
      <Slip className={cx(css.slip, classNames.slip)} />
      <div className={cx(css.main, classNames.main)} inert>
        {main}
      </div>
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
        <Plate />
        <Press at="foot" />
        {!hasColumn && <Ticket room={room} look="row" />}
      </div>
      <div inert>{overlay}</div>
    </main>
  );
}

/** A match's end on a stage: the board's end screen without replay and buttons. */
export function StageEnd({ logo, className, children }: EndFrameProps) {
  const { room, ...bar } = useShown();
  return (
    <main className={cx(css.end, className)}>
      <div className={css.top}>
        {/* The sentence is empty, because the board already says who won and why. */}
        <StageBar logo={logo} {...bar} sentence="" />
        <StageFloor room={room} className={css.endFloor} />
      </div>
      <Fitted>{children}</Fitted>
      <div className={css.foot} data-ticket>
        <Plate />
        <Press at="foot" />
        <Ticket room={room} look="row" />
      </div>
    </main>
  );
}
