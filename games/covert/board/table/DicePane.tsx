import { nameOf, refuse, useShape } from 'hush/board';
import { CIRCLES, type Circle } from '../../state';
import { MissionRow } from '../cards/PublicCards';
import { Circles } from '../circles/Circles';
import { type ClockState, clockOf, diceAt, isPlacing, whyNot } from '../circles/clockOf';
import { Minis } from '../circles/Minis';
import { isOnTurn, type Props } from '../props';
import { asSentence } from '../reasons';
import { openAction, saying } from '../turn/actionBar';
import type { Change, Intent, Target } from '../turn/intent';
import { Orders } from '../turn/Orders';
import { turnText } from '../turn/text';
import css from './DicePane.module.css';

interface DicePaneProps extends Props {
  intent: Intent;
  change: Change;
  /** Called when the player presses the decoder with no die picked. Opens the cipher engine. */
  onEngine(): void;
  /** The part to show in layouts that have no room for both: the `clocks`, or everything else (`rest`). */
  part?: 'all' | 'clocks' | 'rest' | undefined;
}

/** Shows the places for dice: four clocks, the decoder and the folder. On wide screens the missions are below. */
export function DicePane(props: DicePaneProps) {
  const { view, people, legal, intent, change, onEngine, part = 'all' } = props;
  const shape = useShape();
  const names = nameOf(people);
  const isTurn = isOnTurn(props);
  const canPlace = isPlacing(props);
  const say = saying(props);
  const clocks = Object.fromEntries(CIRCLES.map((circle) => [circle, clockOf(props, intent, circle)])) as Record<
    Circle,
    ClockState
  >;
  const aim = (target: Target) => {
    const why = intent.die === null ? null : whyNot(props, intent, target);
    if (why !== null) refuse(target in clocks ? asSentence(clocks[target as Circle].why) : say(why));
    change({ target: why === null ? target : intent.target });
  };
  const onCircle = (circle: Circle) => {
    if (canPlace) return aim(circle);
    const { can, why } = clocks[circle];
    if (view.phase === 'resolve' && can) return change(openAction(props, circle));
    // `why` gives the reason why this clock takes no die, but not the reason why no die can be used at all now.
    const closed = can === null ? say(legal.why(view.phase === 'place' ? 'placeDecoder' : 'forfeitDie')) : why;
    if (isTurn && closed !== null) refuse(asSentence(closed));
  };
  const onMini = (target: 'decoder' | 'folder') => {
    if (canPlace && intent.die !== null) return aim(target);
    if (target === 'decoder') return onEngine();
    if (isTurn && view.phase === 'place') refuse(asSentence(say(legal.why('placeSpecialOps')) ?? turnText.pickDie));
  };
  const can = (target: Target) => {
    if (!canPlace || intent.die === null) return null;
    return say(whyNot(props, intent, target)) ?? true;
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
          isPlacing={view.phase === 'place'}
          onPress={onMini}
        />
      )}
      {shape === 'desk' && <MissionRow {...props} look="slip" className={css.missions} />}
      {(shape === 'phone' || part === 'rest') && <Orders view={view} people={people} />}
    </section>
  );
}
