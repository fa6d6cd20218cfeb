import { nameOf } from '#client/board/names.ts';
import { refuse } from '#client/state/toasts.ts';
import { useShape } from '#client/ui/shape.tsx';
import { CIRCLES, type Circle } from '../../state';
import { MissionRow } from '../cards/PublicCards';
import { Circles } from '../circles/Circles';
import { type ClockState, clockOf, diceAt, whyNot } from '../circles/clockOf';
import { Minis } from '../circles/Minis';
import { circleText } from '../circles/text';
import { isOnTurn, type Props } from '../props';
import { wordsOf } from '../reasons';
import { openAction } from '../turn/actionBar';
import type { Change, Intent, Target } from '../turn/intent';
import { Orders } from '../turn/Orders';
import css from './DicePane.module.css';

interface DicePaneProps extends Props {
  intent: Intent;
  change: Change;
  /** Called to open the engine when the decoder is pressed while no die is picked. */
  onEngine(): void;
  /** Only the clocks, or everything else, for layouts where both do not fit. */
  part?: 'all' | 'clocks' | 'rest' | undefined;
}

/** Targets for dice: four clocks, the decoder, the folder. On wide screens with the missions below. */
export function DicePane(props: DicePaneProps) {
  const { view, people, intent, change, onEngine, part = 'all' } = props;
  const shape = useShape();
  const names = nameOf(people);
  const isTurn = isOnTurn(props);
  const isPlacing = isTurn && view.phase === 'place';
  const clocks = Object.fromEntries(CIRCLES.map((circle) => [circle, clockOf(props, intent, circle)])) as Record<
    Circle,
    ClockState
  >;
  const aim = (target: Target) => {
    const why = intent.die === null ? null : whyNot(props, intent, target);
    if (why !== null) refuse(target in clocks ? circleText.refused(clocks[target as Circle].why) : wordsOf(why));
    change({ target: why === null ? target : intent.target });
  };
  const onCircle = (circle: Circle) => {
    if (isPlacing) return aim(circle);
    const { can, why } = clocks[circle];
    if (view.phase === 'resolve' && can) return change(openAction(props, circle));
    if (isTurn) refuse(circleText.refused(why));
  };
  const onMini = (target: 'decoder' | 'folder') => {
    if (isPlacing && intent.die !== null) return aim(target);
    if (target === 'decoder') return onEngine();
    if (isPlacing) refuse(wordsOf('no-dice'));
  };
  const can = (target: Target) => {
    if (!isPlacing || intent.die === null) return null;
    const why = whyNot(props, intent, target);
    return why === null ? true : wordsOf(why);
  };
  return (
    <section className={css.pane}>
      {part !== 'rest' && <Circles clocks={clocks} chosen={intent.target} names={names} onCircle={onCircle} />}
      {part !== 'clocks' && (
        <Minis
          tiles={view.tiles}
          bag={view.bag}
          decoder={diceAt(view, 'decoder')}
          folder={diceAt(view, 'folder')}
          can={{ decoder: can('decoder'), folder: can('folder') }}
          chosen={intent.target}
          names={names}
          onPress={onMini}
        />
      )}
      {shape === 'desk' && <MissionRow {...props} look="slip" className={css.missions} />}
      {(shape === 'phone' || part === 'rest') && <Orders view={view} people={people} />}
    </section>
  );
}
