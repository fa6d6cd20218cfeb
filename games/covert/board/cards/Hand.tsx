import { HoldButton, Segments, Sheet, useSecret } from 'hush/board';
import { useState } from 'react';
import type { Own } from '../../state';
import type { Props } from '../props';
import { CardUses } from './CardUses';
import styles from './Hand.module.css';
import { holdWords } from './holdWords';
import { Slots } from './Slots';
import { GROUPS, type Group, screenText } from './text';
import type { HandOver } from './uses';

interface HandProps extends Props, HandOver {
  own: Own;
  group: Group;
  onGroup(group: Group): void;
  onClose(): void;
}

/** Shows the hand, in which the player picks a covered card by position or an uncovered card by its face. */
export function Hand(props: HandProps) {
  const { own, group, onGroup, onClose } = props;
  const secret = useSecret();
  const [picked, setPicked] = useState<number | null>(null);
  const held = own[group];
  const isUsable = group === 'agency' || group === 'tokens';
  const card = isUsable && picked !== null ? held[picked] : undefined;
  const change = (to: Group) => {
    setPicked(null);
    onGroup(to);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={screenText.name}
      size="lg"
      className={styles.sheet}
      actions={
        <div className={styles.foot}>
          {card && (
            <CardUses
              {...props}
              card={card}
              open={secret.open}
              title={screenText.picked(screenText.card[group]((picked ?? 0) + 1))}
              onUsed={onClose}
            />
          )}
          <HoldButton secret={secret} words={holdWords(screenText.what)} />
        </div>
      }
    >
      <Segments
        bare
        label={screenText.groups}
        options={GROUPS.map((one) => ({ value: one, label: `${screenText.titles[one]} ${own[one].length}` }))}
        value={group}
        onChange={change}
      />
      <p className={styles.how}>{held.length === 0 ? screenText.none : isUsable ? screenText.pick : screenText.read}</p>
      <div role={secret.open ? 'status' : undefined}>
        <Slots group={group} held={held} open={secret.open} picked={picked} onPick={isUsable ? setPicked : undefined} />
      </div>
    </Sheet>
  );
}
