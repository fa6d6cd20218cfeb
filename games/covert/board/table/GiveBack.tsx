import { Button, Sheet } from 'hush/board';
import { CIRCLES } from '../../state';
import { circleText } from '../circles/text';
import type { Props } from '../props';
import { ownDice } from '../turn/actionBar';
import { turnText } from '../turn/text';
import css from './GiveBack.module.css';

/** Asks the player which clock to take a die back from. */
export function GiveBack({ onClose, ...props }: Props & { onClose(): void }) {
  const clocks = CIRCLES.filter((circle) => ownDice(props, circle).length > 0);
  const count = clocks.flatMap((circle) => ownDice(props, circle)).length;
  return (
    <Sheet open onClose={onClose} title={turnText.giveBackTitle}>
      <div className={css.clocks}>
        <p>
          {turnText.giveBackWhy} {count > 1 && turnText.othersStay}
        </p>
        {clocks.map((circle) => (
          <Button
            key={circle}
            size="lg"
            full
            data-coach={`give-back:${circle}`}
            onClick={() => {
              onClose();
              void props.act.forfeitDie(circle);
            }}
          >
            {turnText.giveBackFrom(circleText.names[circle], ownDice(props, circle).map(String))}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
