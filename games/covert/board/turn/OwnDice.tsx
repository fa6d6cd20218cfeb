import { refuse } from 'hush/board';
import { RotateCcw } from 'lucide-react';
import { type Die, isCircle } from '../../state';
import { diceInHand } from '../circles/clockOf';
import { circleText } from '../circles/text';
import { type DieInTray, Tray } from '../dice/Tray';
import { movingText } from '../moving/text';
import { isActing, isOnTurn, type Props, playerOf } from '../props';
import { wordsOf } from '../reasons';
import { openAction, saying } from './actionBar';
import type { Change, Intent } from './intent';
import css from './OwnDice.module.css';
import { turnText } from './text';

interface OwnDiceProps extends Props {
  seat: string;
  intent: Intent;
  change: Change;
}

/**
 * The seat's dice in the tray. Depending on the phase, the player places or rerolls them, opens an Action, or moves
 * with them.
 */
export function OwnDice(props: OwnDiceProps) {
  const { view, intent } = props;
  if (intent.mode?.kind === 'action' && intent.mode.circle === 'movement') return <MovementTray {...props} />;
  return view.phase === 'resolve' || view.phase === 'finalMissions' ? (
    <ClockTray {...props} />
  ) : (
    <HandTray {...props} />
  );
}

/** Returns all of the seat's dice, the dice in the tray, and the faces of the dice outside the tray. */
function diceOf({ view, seat }: OwnDiceProps, isHere: (at: Die['at']) => boolean) {
  const all = (playerOf(view, seat)?.dice ?? []).map((die, index) => ({ ...die, index }));
  return {
    all,
    here: all.filter(({ at }) => isHere(at)),
    ghosts: all.filter(({ at }) => !isHere(at)).map(({ face }) => face),
  };
}

/** The seat's dice on clocks. Pressing a die opens the Action of its clock. */
function ClockTray(props: OwnDiceProps) {
  const { seat, legal, intent, change } = props;
  const { all, here, ghosts } = diceOf(props, isCircle);
  const isTurn = isActing(props);
  const chosen = intent.mode?.kind === 'action' ? intent.mode.circle : null;
  const circleOf = (index: number) => {
    const at = all[index]?.at;
    return at && isCircle(at) ? at : null;
  };
  const open = (index: number) => {
    const circle = circleOf(index);
    // If it is not the seat's turn, all Actions are refused for the same reason.
    if (!isTurn) return refuse(saying(props)(legal.why('forfeitDie')) ?? turnText.leftEnd);
    if (circle) change(openAction(props, circle));
  };
  return (
    <Tray
      colour={seat}
      dice={here.map(({ at, face, index }) => ({ index, face, open: isTurn, chosen: at === chosen }))}
      ghosts={ghosts}
      thrown="clock"
      says={(face, index) => {
        const circle = circleOf(index);
        return turnText.dieOn(face, circle ? circleText.names[circle] : '');
      }}
      onPick={open}
      before={here.length === 0 && !isOnTurn(props) ? <span className={css.words}>{turnText.leftNothing}</span> : null}
    />
  );
}

/** The dice in hand. The player picks one die to place, or several to reroll. */
function HandTray(props: OwnDiceProps) {
  const { view, seat, legal, intent, change } = props;
  const { mode, die: picked } = intent;
  const { all, ghosts } = diceOf(props, (at) => at === 'hand');
  const hasReroll = playerOf(view, seat)?.hasReroll;
  const again = mode?.kind === 'reroll' ? mode.dice : null;
  const dice = diceInHand(view, seat).map(({ index, face }): DieInTray => {
    return { index, face, open: true, chosen: again ? again.includes(index) : index === picked };
  });
  const pick = (index: number) => {
    if (again) {
      const rest = again.filter((one) => one !== index);
      return change({ mode: { kind: 'reroll', dice: rest.length < again.length ? rest : [...again, index] } });
    }
    if (view.phase !== 'place') return refuse(turnText.notPlacing);
    change(index === picked ? { die: null, target: null } : { die: index });
  };
  // If the dice cannot be rerolled, the refusal for the first die in hand is the most helpful reason.
  const [first] = dice;
  const why = wordsOf(first ? legal.refusal('reroll', [[first.index]]) : legal.why('reroll'));
  return (
    <Tray
      colour={seat}
      dice={dice}
      ghosts={ghosts}
      thrown={`${view.round} ${all.map(({ rolled }) => rolled).join('')} ${hasReroll}`}
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
          <i>{hasReroll ? turnText.rerollOnce : turnText.rerollGone}</i>
        </button>
      }
    />
  );
}

/** The seat's dice on Movement. A move can use any number of these dice. */
function MovementTray(props: OwnDiceProps) {
  const { seat, intent, change } = props;
  const { here } = diceOf(props, (at) => at === 'movement');
  const use = (index: number) => {
    const at = here.findIndex((die) => die.index === index);
    change({ dice: at < intent.dice ? Math.max(1, at) : at + 1, routes: [] });
  };
  return (
    <Tray
      colour={seat}
      dice={here.map(({ index, face }, at) => ({ index, face, open: true, chosen: at < intent.dice }))}
      thrown="clock"
      says={movingText.dieOn}
      onPick={use}
      before={<span className={css.words}>{movingText.onClock}</span>}
      after={<span className={css.wordsRight}>{here.length > 1 ? movingText.asMany : ''}</span>}
    />
  );
}
