import { Button, cx, HoldButton, refuse, useSecret } from 'hush/board';
import { useState } from 'react';
import type { Handle } from '../../state';
import { holdWords } from '../cards/holdWords';
import { Slots } from '../cards/Slots';
import parts from '../parts.module.css';
import { wordsOf } from '../reasons';
import { SendButton } from '../SendButton';
import styles from './Paying.module.css';
import { completed, isPayable, missingFor } from './payment';
import type { PayingProps } from './props';
import { payText } from './text';

/**
 * Lists the seat's missions by position. Whether a mission can be paid for is shown only while the missions are
 * uncovered.
 */
export function PickMission({ onLay, ...props }: PayingProps & { onLay(mission: Handle): void }) {
  const { view, legal, act, onClose } = props;
  const secret = useSecret({ hotkey: true });
  const [picked, setPicked] = useState<number | null>(null);
  const missions = view.me?.missions ?? [];
  const chosen = picked === null ? undefined : missions[picked];
  const lay = () => {
    if (!chosen) return undefined;
    const { handle } = chosen;
    if (!isPayable(legal, handle)) {
      const why = legal.refusal('complete', [handle, []]);
      return refuse(why === null || why === 'bad-payment' ? payText.unpaid : wordsOf(why));
    }
    // On a shared screen, choosing a payment would reveal the mission too early, so the cheapest payment is sent
    // immediately.
    if (secret.shared) return act.complete(handle, completed(legal, handle, []));
    return onLay(handle);
  };
  return (
    <div className={cx(parts.page, parts.steel, styles.picking)}>
      <header>
        <h2>{payText.pick}</h2>
        <p>{missions.length === 0 ? payText.none : payText.pickLine}</p>
      </header>
      <div role={secret.open ? 'status' : undefined} className={styles.slots}>
        <Slots
          group="missions"
          held={missions}
          open={secret.open}
          picked={picked}
          onPick={setPicked}
          under={(at) => {
            const held = missions[at];
            return (
              held && (isPayable(legal, held.handle) ? payText.payable : payText.missing(missingFor(props, held.card)))
            );
          }}
        />
      </div>
      <footer className={cx(parts.foot, styles.sum)}>
        <HoldButton secret={secret} words={holdWords(payText.what)} hotkey />
        <div className={styles.buttons}>
          <SendButton why={chosen ? null : payText.first} data-coach={chosen && `lay:${picked}`} onSend={lay}>
            {secret.shared ? payText.blind : payText.lay}
          </SendButton>
          <Button size="lg" full data-coach="back" onClick={onClose}>
            {payText.notNow}
          </Button>
        </div>
      </footer>
    </div>
  );
}
