import { cx, useRoving } from 'hush/board';
import type { Names } from 'hush/game';
import { CIRCLES, type Circle } from '../../state';
import { Clock, hourAt } from '../art/Clock';
import { Die } from '../art/Die';
import { ABILITY_PATHS, SEAL_PATH } from '../art/paths';
import { DRAW_PATH, FILES_PATH } from '../art/symbols';
import type { Target } from '../turn/intent';
import css from './Circles.module.css';
import type { ClockState, ShownDie } from './clockOf';
import { circleText } from './text';

const ICONS: Readonly<Record<Circle, string>> = {
  completeMission: SEAL_PATH,
  missionCards: FILES_PATH,
  agencyCards: DRAW_PATH,
  movement: ABILITY_PATHS.move3,
};

const HOURS = [1, 2, 3, 4, 5, 6] as const;
const DIE = { width: 38, height: 41 };

interface CirclesProps {
  clocks: Readonly<Record<Circle, ClockState>>;
  chosen: Target | null;
  names: Names;
  onCircle(circle: Circle): void;
}

/** The four wall clocks. Each clock is a button. */
export function Circles({ clocks, chosen, names, onCircle }: CirclesProps) {
  const { group, onKeyDown } = useRoving<HTMLDivElement>('[data-circle]');
  return (
    <div ref={group} role="toolbar" aria-label={circleText.label} className={css.clocks} onKeyDown={onKeyDown}>
      {CIRCLES.map((circle) => (
        <WallClock
          key={circle}
          circle={circle}
          state={clocks[circle]}
          chosen={chosen === circle}
          names={names}
          onPress={() => onCircle(circle)}
        />
      ))}
    </div>
  );
}

interface WallClockProps {
  circle: Circle;
  state: ClockState;
  chosen: boolean;
  names: Names;
  onPress(): void;
}

function WallClock({ circle, state, chosen, names, onPress }: WallClockProps) {
  const { dice, legal, can, glows, why } = state;
  const name = circleText.names[circle];
  const said = dice.map(({ seat, face }) => circleText.dieSaid(names(seat), face));
  return (
    <button
      type="button"
      data-circle={circle}
      data-coach={legal !== null ? `place:${circle}` : can === true ? `act:${circle}` : undefined}
      className={cx(css.clock, glows && css.can, can === false && css.cannot, chosen && css.chosen)}
      aria-pressed={chosen}
      aria-disabled={can === false || undefined}
      onClick={onPress}
    >
      <Dial circle={circle} state={state} className={css.dial} />
      <b className={css.plate}>{name}</b>
      <span className="sr">{said.join(' ')}</span>
      <span className={css.why}>{why}</span>
    </button>
  );
}

interface DialProps {
  circle: Circle;
  state: Pick<ClockState, 'dice' | 'legal' | 'others'>;
  className?: string | undefined;
}

/** A clock with the dice on it. */
export function Dial({ circle, state, className }: DialProps) {
  const { dice, legal, others } = state;
  return (
    <Clock
      marks={marksOf(state)}
      hand={legal ?? dice.at(-1)?.face ?? others[0] ?? 6}
      icon={ICONS[circle]}
      className={className}
    >
      {dice.map((die) => (
        <ClockDie key={`${die.seat} ${die.index}`} {...die} />
      ))}
    </Clock>
  );
}

function ClockDie({ seat, face }: ShownDie) {
  const { x, y } = hourAt(face);
  return <Die face={face} colour={seat} x={x - DIE.width / 2} y={y - DIE.height / 2 + 0.5} {...DIE} />;
}

function marksOf({ dice, legal, others }: DialProps['state']) {
  const free = HOURS.filter((hour) => dice.every(({ face }) => face !== hour));
  return Object.fromEntries(
    free.map((hour) => [hour, hour === legal ? 'legal' : others.includes(hour) ? 'other' : 'plain'] as const),
  );
}
