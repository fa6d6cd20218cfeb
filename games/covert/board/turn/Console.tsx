import type { ReactNode } from 'react';
import { useWide } from '../../../../client/ui/shape';
import { OwnScreen } from '../cards/OwnScreen';
import type { HandOver } from '../cards/uses';
import type { Props } from '../props';
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
  /** On phones one line above the dice: the chosen way and what it gives. */
  line?: string | null | undefined;
  /** Own Agents to pick from, on phones while they move. */
  agents?: ReactNode;
}

/** Across the bottom: own dice, own screen, order tokens, and what can be done. */
export function Console(props: ConsoleProps) {
  const { view, seat, people, intent, change, bar, line, agents } = props;
  const wide = useWide();
  if (seat === null) return wide ? <Watching view={view} people={people} /> : null;
  return (
    <footer className={css.console}>
      {!wide && line && <p className={css.line}>{line}</p>}
      {!wide && agents}
      <div className={css.tray}>
        <OwnDice {...props} seat={seat} />
        {intent.die !== null && <Changes view={view} seat={seat} intent={intent} change={change} />}
      </div>
      {wide && <OwnScreen {...props} hotkey />}
      {wide && <Orders view={view} people={people} />}
      <Actions {...bar} left={!wide && line ? null : bar.left} undo={undoOf(props)} />
    </footer>
  );
}

/** Whoever watches has nothing there but the order. */
function Watching({ view, people }: Pick<ConsoleProps, 'view' | 'people'>) {
  return (
    <footer className={css.watching}>
      <Orders view={view} people={people} />
    </footer>
  );
}
