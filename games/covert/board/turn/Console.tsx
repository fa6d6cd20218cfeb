import { cx, useDirection, useShape } from 'hush/board';
import type { ReactNode } from 'react';
import { OwnScreen } from '../cards/OwnScreen';
import type { HandOver } from '../cards/uses';
import type { Props } from '../props';
import { Ticker } from '../scenes/Ticker';
import { Actions } from './Actions';
import { type ActionBar, undoOf } from './actionBar';
import { Changes } from './Changes';
import css from './Console.module.css';
import type { Change, Intent } from './intent';
import { Orders } from './Orders';
import { OwnDice } from './OwnDice';

interface ConsoleProps extends Props, HandOver {
  intent: Intent;
  change: Change;
  bar: ActionBar;
  className?: string | undefined;
  /** Text above the dice in layouts with tabs. Describes the chosen route and what it earns. */
  line?: string | null | undefined;
  /** The seat's Agents, from which the player picks while moving on a phone. */
  agents?: ReactNode;
  /** Whether the map or a question needs the height. Buttons are then left out while none can be pressed. */
  isCramped?: boolean;
}

/** The bottom of the screen: dice, hand, order tokens, and actions. */
export function Console(props: ConsoleProps) {
  const { view, seat, people, intent, change, bar, line, agents, isCramped, className } = props;
  const shape = useShape();
  const wide = shape === 'desk' || shape === 'tablet';
  const { last } = useDirection();
  const isTheirs = view.turn !== null && view.turn.seat !== seat && !(seat !== null && view.waitingFor.includes(seat));
  const isIdle = isTheirs && isUntouched(intent) && last.length > 0;
  const isPlacing = view.phase === 'place';
  const undo = undoOf(props);
  const isShut = !bar.back && [bar.main, bar.second, undo].every((action) => action?.why !== null);
  if (seat === null) return wide ? <Watching {...props} /> : null;
  return (
    <footer className={cx(css.console, className)}>
      {!wide && line && (
        <p className={css.line} data-aside={intent.refusal === null || undefined}>
          {line}
        </p>
      )}
      {!wide && agents}
      {(wide || !isIdle || isPlacing) && (
        <div className={css.tray}>
          <OwnDice {...props} seat={seat} />
          {intent.die !== null && <Changes view={view} seat={seat} intent={intent} change={change} />}
        </div>
      )}
      {wide && <OwnScreen {...props} hotkey />}
      {wide && <Orders view={view} people={people} />}
      {isIdle ? (
        <Ticker most={isPlacing && !wide ? 1 : 3} />
      ) : (
        !(isCramped && isShut) && <Actions {...bar} left={!wide && line ? null : bar.left} undo={undo} />
      )}
    </footer>
  );
}

/** Whether the player has selected nothing. */
const isUntouched = ({ die, mode, mods, refusal }: Intent) =>
  die === null && mode === null && mods.length === 0 && refusal === null;

/** The console for spectators, which shows only the order tokens. */
function Watching({ view, people, className }: Pick<ConsoleProps, 'view' | 'people' | 'className'>) {
  return (
    <footer className={cx(css.watching, className)}>
      <Orders view={view} people={people} />
    </footer>
  );
}
