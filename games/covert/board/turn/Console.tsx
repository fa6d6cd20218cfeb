import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { refuse } from '../../../../client/state/toasts';
import { useWide } from '../../../../client/ui/media';
import { type Circle, isCircle } from '../../state';
import { OwnScreen } from '../cards/OwnScreen';
import type { HandOver } from '../cards/uses';
import { diceInHand } from '../circles/clockOf';
import { circleText } from '../circles/text';
import { type DieInTray, Tray } from '../dice/Tray';
import { movingText } from '../moving/text';
import type { Props } from '../props';
import { wordsOf } from '../reasons';
import { Actions } from './Actions';
import { type ActionBar, openAction, undoOf } from './actionBar';
import { Changes } from './Changes';
import css from './Console.module.css';
import type { Change, Intent } from './intent';
import { Orders } from './Orders';
import { turnText } from './text';

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

type SeatedProps = ConsoleProps & { seat: string };

function OwnDice(props: SeatedProps) {
  const { view, intent } = props;
  if (intent.mode?.kind === 'action' && intent.mode.circle === 'movement') return <MovementTray {...props} />;
  return view.phase === 'resolve' || view.phase === 'finalMissions' ? (
    <ClockTray {...props} />
  ) : (
    <HandTray {...props} />
  );
}

/** Dice that wait on clocks; each opens the Action of its clock. */
function ClockTray({ view, seat, legal, intent, change }: SeatedProps) {
  const all = view.players[seat]?.dice ?? [];
  const own = all.flatMap(({ at, face }, index) => (isCircle(at) ? [{ at, face, index }] : []));
  const isTurn = legal.why('forfeitDie') === null;
  const chosen = intent.mode?.kind === 'action' ? intent.mode.circle : null;
  const open = (id: string) => {
    const die = own.find(({ index }) => String(index) === id);
    if (!die) return;
    if (!isTurn) return refuse(view.turn?.seat === seat ? turnText.leftEnd : turnText.notYours(null));
    change(openAction({ view, seat }, die.at));
  };
  return (
    <Tray
      colour={seat}
      dice={own.map(({ at, face, index }) => ({ id: String(index), face, open: isTurn, chosen: at === chosen }))}
      ghosts={all.filter(({ at }) => !isCircle(at)).map(({ face }) => face)}
      thrown="clock"
      says={(face, id) => turnText.dieOn(face, circleOf(own, id))}
      onPick={open}
      before={own.length === 0 ? <span className={css.words}>{turnText.leftNothing}</span> : null}
    />
  );
}

const circleOf = (own: readonly { at: Circle; index: number }[], id: string): string => {
  const die = own.find(({ index }) => String(index) === id);
  return die ? circleText.names[die.at] : '';
};

/** Dice in hand: one is picked to be placed, or several to be thrown again. */
function HandTray({ view, seat, legal, intent, change }: SeatedProps) {
  const { mode, die: picked } = intent;
  const own = view.players[seat];
  const hand = diceInHand(view, seat);
  const again = mode?.kind === 'reroll' ? mode.dice : null;
  const dice: DieInTray[] = hand.map(({ index, face }) => ({
    id: String(index),
    face,
    open: true,
    chosen: again ? again.includes(index) : index === picked,
  }));
  const pick = (id: string) => {
    const index = Number(id);
    if (again) {
      const rest = again.filter((one) => one !== index);
      return change({ mode: { kind: 'reroll', dice: rest.length < again.length ? rest : [...again, index] } });
    }
    if (view.phase !== 'place') return refuse(wordsOf('wrong-stage'));
    change(index === picked ? { die: null, target: null } : { die: index });
  };
  const ghosts = (own?.dice ?? []).filter(({ at }) => at !== 'hand').map(({ face }) => face);
  const thrown = `${view.round} ${(own?.dice ?? []).map(({ rolled }) => rolled).join('')} ${own?.hasReroll}`;
  const why = wordsOf(legal.why('reroll'));
  return (
    <Tray
      colour={seat}
      dice={dice}
      ghosts={ghosts}
      thrown={thrown}
      onPick={pick}
      after={
        <button
          type="button"
          className={css.reroll}
          aria-disabled={why !== null || undefined}
          onClick={() => (why === null ? change({ mode: { kind: 'reroll', dice: [] }, die: null }) : refuse(why))}
        >
          <RotateCcw />
          <b>{turnText.reroll}</b>
          <i>{own?.hasReroll ? turnText.rerollOnce : turnText.rerollGone}</i>
        </button>
      }
    />
  );
}

/** Dice on Movement: as many as one likes are used at once. */
function MovementTray({ view, seat, intent, change }: SeatedProps) {
  const own = (view.players[seat]?.dice ?? []).flatMap((die, index) =>
    die.at === 'movement' ? [{ ...die, index }] : [],
  );
  const dice: DieInTray[] = own.map(({ face, index }, at) => ({
    id: String(index),
    face,
    open: true,
    chosen: at < intent.dice,
  }));
  const use = (id: string) => {
    const at = dice.findIndex((die) => die.id === id);
    const wanted = at < intent.dice ? Math.max(1, at) : at + 1;
    change({ dice: wanted, routes: [] });
  };
  return (
    <Tray
      colour={seat}
      dice={dice}
      thrown="clock"
      says={(face) => movingText.dieOn(face)}
      onPick={use}
      before={<span className={css.words}>{movingText.onClock}</span>}
      after={<span className={css.wordsRight}>{dice.length > 1 ? movingText.asMany : ''}</span>}
    />
  );
}
