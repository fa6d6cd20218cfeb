import { cx, HoldButton, useSecret } from 'hush/board';
import { useState } from 'react';
import type { Own } from '../../state';
import { Fan } from '../art/Back';
import type { Props } from '../props';
import { CardFace } from './CardFace';
import { Hand } from './Hand';
import { holdWords } from './holdWords';
import styles from './OwnScreen.module.css';
import { GROUPS, type Group, groupName, screenText } from './text';
import type { HandOver } from './uses';

interface OwnScreenProps extends Props, HandOver {
  /** Whether the space bar uncovers the hand. Set this on only one of the components on screen. */
  hotkey?: boolean | undefined;
}

/** The player's hand: covered fans with counts, and one button that uncovers all cards. A tap picks a card. */
export function OwnScreen(props: OwnScreenProps) {
  const { view, hotkey = false } = props;
  const secret = useSecret({ hotkey });
  const [picking, setPicking] = useState<Group | null>(null);
  if (!view.me) return null;
  const own = view.me;
  return (
    <section className={styles.screen} aria-label={screenText.name}>
      <div className={styles.stacks}>
        {GROUPS.map((group) => (
          <Stack key={group} group={group} count={own[group].length} onPick={() => setPicking(group)} />
        ))}
      </div>
      <HoldButton secret={secret} words={holdWords(screenText.what)} hotkey={hotkey} data-coach="own-cards" />
      <div role="status" className={styles.status}>
        {secret.open && <Spread own={own} />}
      </div>
      {picking && <Hand {...props} own={own} group={picking} onGroup={setPicking} onClose={() => setPicking(null)} />}
    </section>
  );
}

function Stack({ group, count, onPick }: { group: Group; count: number; onPick(): void }) {
  return (
    <button type="button" className={styles.stack} onClick={onPick}>
      <Fan count={count} round={group === 'tokens'} />
      <b>{count}</b>
      <em>{groupName(group, count)}</em>
      <span className="sr">{screenText.covered}</span>
    </button>
  );
}

/** Number of rows above which a small phone draws the hand's cards closer together. */
const MUCH = 10;

/** The whole hand, readable without scrolling. Rendered only while it is uncovered. */
function Spread({ own }: { own: Own }) {
  const isMuch = own.agency.length + 2 * own.missions.length > MUCH;
  return (
    <div className={cx(styles.spread, isMuch && styles.much)}>
      {GROUPS.filter((group) => own[group].length > 0).map((group) => (
        <section key={group} className={styles[group]} aria-label={screenText.titles[group]}>
          {own[group].map((held, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: handles are never rendered
            <CardFace key={at} group={group} held={held} />
          ))}
        </section>
      ))}
    </div>
  );
}
