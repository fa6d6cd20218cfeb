import { Fragment } from 'react';
import type { Circle } from '../../state';
import parts from '../parts.module.css';
import type { Props } from '../props';
import type { Intent } from '../turn/intent';
import styles from './CardsPane.module.css';
import { OwnScreen } from './OwnScreen';
import { Decks, MissionRow, noDieWords, RegionCards } from './PublicCards';
import { paneText } from './text';
import type { HandOver } from './uses';

type CardsPaneProps = Props & HandOver & { intent?: Pick<Intent, 'mode'> | undefined };
type Part = 'own' | 'regions' | 'row' | 'decks';

/** The phone's cards tab: face-up Agency cards and missions, the decks, and the player's hand. */
export function CardsPane({ intent, ...props }: CardsPaneProps) {
  const circle = intent?.mode?.kind === 'action' ? intent.mode.circle : null;
  const panes = {
    own: <OwnScreen {...props} />,
    regions: (
      <section>
        <h2>{paneText.regions}</h2>
        <Closed why={noDieWords(props, 'agencyCards')} />
        <RegionCards {...props} />
      </section>
    ),
    row: (
      <section>
        <h2>{paneText.row}</h2>
        <Closed why={noDieWords(props, 'missionCards')} />
        <MissionRow {...props} look="row" />
      </section>
    ),
    decks: (
      <section>
        <h2>{paneText.decks}</h2>
        <Decks {...props} first={circle === 'missionCards' ? 'mission' : undefined} />
      </section>
    ),
  } satisfies Record<Part, unknown>;
  return (
    <div className={styles.pane}>
      {orderOf(circle).map((part) => (
        <Fragment key={part}>{panes[part]}</Fragment>
      ))}
    </div>
  );
}

/** Returns the parts of the cards tab in display order. The cards that the chosen Action can take come first. */
function orderOf(circle: Circle | null): readonly Part[] {
  if (circle === 'missionCards') return ['row', 'decks', 'regions', 'own'];
  if (circle === 'agencyCards') return ['regions', 'decks', 'row', 'own'];
  return ['own', 'regions', 'row', 'decks'];
}

function Closed({ why }: { why: string | null }) {
  return why && <p className={parts.line}>{why}</p>;
}
