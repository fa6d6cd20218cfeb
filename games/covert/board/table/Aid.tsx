import { IconButton, Sheet } from 'hush/board';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { CIRCLES } from '../../state';
import { Die } from '../art/Die';
import { clockOf, diceInHand } from '../circles/clockOf';
import { circleText } from '../circles/text';
import { isOnTurn, type Props } from '../props';
import { turnText } from '../turn/text';
import { AutoPass } from '../windows/AutoPass';
import css from './Aid.module.css';

/** The player aid. It says where each die in hand fits and what each place does, and contains the auto-pass switch. */
export function Aid(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={turnText.aid} icon={<CircleHelp />} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={turnText.aid} size="lg">
        {open && <Places {...props} />}
      </Sheet>
    </>
  );
}

/** The content of the player aid: the places for dice and what they do. */
export function Places(props: Props) {
  const { view, seat } = props;
  const isPlacing = view.phase === 'place' && isOnTurn(props);
  const hand = isPlacing ? diceInHand(view, seat) : [];
  const faces = hand.filter(({ face }, at) => hand.findIndex((one) => one.face === face) === at);
  return (
    <div className={css.aid}>
      <p>{hand.length > 0 ? turnText.aidHow : isPlacing ? turnText.aidNobody : turnText.aidLater}</p>
      {faces.map(({ index, face }) => (
        <section key={index} aria-label={turnText.aidDie(face)}>
          <Die face={face} colour={seat ?? '0'} className={css.die} />
          <dl>
            {CIRCLES.map((circle) => {
              const { why } = clockOf(props, { die: index, mods: [], handler: 0 }, circle);
              return (
                <div key={circle}>
                  <dt>{circleText.names[circle]}</dt>
                  <dd>{why}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
      <ul>
        {turnText.aidRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <AutoPass {...props} />
    </div>
  );
}
