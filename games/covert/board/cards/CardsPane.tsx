import type { Props } from '../props';
import styles from './CardsPane.module.css';
import { OwnScreen } from './OwnScreen';
import { Decks, MissionRow, RegionCards } from './PublicCards';
import { paneText } from './text';
import type { HandOver } from './uses';

/** The phone's cards tab: face-up Agency cards and missions, the decks, and the cards behind the screen. */
export function CardsPane(props: Props & HandOver) {
  return (
    <div className={styles.pane}>
      <OwnScreen {...props} />
      <section>
        <h2>{paneText.regions}</h2>
        <RegionCards {...props} />
      </section>
      <section>
        <h2>{paneText.row}</h2>
        <MissionRow {...props} look="row" />
      </section>
      <section>
        <h2>{paneText.decks}</h2>
        <Decks {...props} />
      </section>
    </div>
  );
}
