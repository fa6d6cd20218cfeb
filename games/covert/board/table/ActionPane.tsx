import { useShape } from 'hush/board';
import { DRAW_PATH, FILES_PATH } from '../art/symbols';
import { Decks, MissionRow, RegionCards } from '../cards/PublicCards';
import type { Props } from '../props';
import { ownDice } from '../turn/actionBar';
import { Paper } from '../turn/Paper';
import { turnText } from '../turn/text';
import css from './ActionPane.module.css';

interface ActionPaneProps extends Props {
  circle: 'missionCards' | 'agencyCards';
  onClose(): void;
}

/** Shows the cards that an Action may take, in place of the clocks. */
export function ActionPane(props: ActionPaneProps) {
  const { circle, onClose } = props;
  // On a tablet, the cards are always below the map.
  const isListed = useShape() === 'desk';
  const dice = ownDice(props, circle).length;
  if (circle === 'missionCards') {
    return (
      <Paper title={turnText.takeMissionTitle(dice)} icon={FILES_PATH} onClose={onClose}>
        <p>{turnText.takeMissionHow}</p>
        {isListed && <MissionRow {...props} look="row" />}
        <div className={css.decks}>
          <Decks {...props} first="mission" />
        </div>
      </Paper>
    );
  }
  return (
    <Paper title={turnText.takeAgencyTitle(dice)} icon={DRAW_PATH} onClose={onClose}>
      <p>{turnText.takeAgencyHow}</p>
      {isListed && <RegionCards {...props} />}
      <div className={css.decks}>
        <Decks {...props} />
      </div>
    </Paper>
  );
}
