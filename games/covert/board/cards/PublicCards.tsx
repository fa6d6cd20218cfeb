import { cx } from 'hush/board';
import { useState } from 'react';
import { openCard } from '../../legal/hand';
import type { RegionId, View } from '../../state';
import { AgencyCard } from '../art/AgencyCard';
import { Fan } from '../art/Back';
import { MissionSlip } from '../art/MissionSlip';
import { circleText } from '../circles/text';
import { COUNTS } from '../countText';
import parts from '../parts.module.css';
import { isActing, type Props } from '../props';
import { wordsOf } from '../reasons';
import { ownDice } from '../turn/actionBar';
import styles from './PublicCards.module.css';
import { TakeSheet, type Taking } from './TakeSheet';
import { paneText } from './text';

/**
 * If the seat on turn has no die on the Action that takes these cards, returns a sentence that says so. Otherwise
 * returns null.
 */
export function noDieWords(props: Props, circle: 'missionCards' | 'agencyCards'): string | null {
  return isActing(props) && ownDice(props, circle).length === 0 ? paneText.noDie(circleText.names[circle]) : null;
}

/** Whether the seat may take a card now, because it is on turn and has a die on Agency Cards. */
const isTaking = (props: Props) => isActing(props) && ownDice(props, 'agencyCards').length > 0;

const canTakeFrom = ({ legal }: Pick<Props, 'legal'>, region: RegionId) =>
  legal.refusal('takeAgency', [region]) === null || legal.refusal('takeAgencyAny', [region, false]) === null;

interface RegionCardProps extends Props {
  region: RegionId;
  small?: boolean | undefined;
  /** Whether to show below the card why the seat cannot take it. */
  says?: boolean | undefined;
}

/** The face-up Agency card of a region. It glows while the seat can take it, and a tap enlarges it. */
export function RegionCard({ region, small, says, ...props }: RegionCardProps) {
  const [open, setOpen] = useState(false);
  const { view, legal } = props;
  const canTake = canTakeFrom(props, region);
  const why = says && !canTake && isTaking(props) ? wordsOf(legal.refusal('takeAgency', [region])) : null;
  return (
    <>
      <button
        type="button"
        className={cx(styles.card, canTake && styles.can)}
        data-region={region}
        data-coach={canTake ? `card:${region}` : undefined}
        onClick={() => setOpen(true)}
      >
        <AgencyCard card={openCard(view, region)} region={region} small={small} />
        {canTake && <CanTake />}
        {why && <small className={parts.line}>{why}</small>}
      </button>
      {open && <TakeSheet {...props} taking={{ kind: 'agency', region }} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Lists the six face-up Agency cards, without the map. If the seat may take a card when the list appears, the cards it
 * can take come first.
 */
export function RegionCards({ className, ...props }: Props & { className?: string | undefined; small?: boolean }) {
  // Keeps the order while the list is on screen, so that no card moves away under the player's finger.
  const [first] = useState(() => (isTaking(props) ? REGION_ORDER.filter((region) => canTakeFrom(props, region)) : []));
  return (
    <div className={cx(styles.regions, className)}>
      {[...new Set([...first, ...REGION_ORDER])].map((region) => (
        <RegionCard key={region} {...props} region={region} says />
      ))}
    </div>
  );
}

/** Regions from north to south, as on the map. */
const REGION_ORDER: readonly RegionId[] = ['blue', 'purple', 'green', 'yellow', 'red', 'orange'];

/** The three missions on the table. */
export function MissionRow({
  look,
  className,
  ...props
}: Props & { look: 'slip' | 'row'; className?: string | undefined }) {
  const [open, setOpen] = useState<0 | 1 | 2 | null>(null);
  const { view, legal } = props;
  return (
    <div className={cx(styles.missions, styles[look], className)}>
      {(look === 'row' ? filledFirst(view) : SPACES).map((space) => {
        const mission = view.missionRow[space];
        if (!mission) return <span key={space} className={styles.empty} />;
        const canTake = legal.refusal('takeMission', [space]) === null;
        return (
          <button
            key={space}
            type="button"
            className={cx(styles.slip, canTake && styles.can)}
            data-mission={space}
            data-coach={canTake ? `mission:${space}` : undefined}
            onClick={() => setOpen(space)}
          >
            <MissionSlip mission={mission} look={look} />
            {canTake && <CanTake />}
          </button>
        );
      })}
      {open !== null && (
        <TakeSheet {...props} taking={{ kind: 'mission', space: open }} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

/** Tells screen readers what the glow around a card means. */
const CanTake = () => <span className="sr"> {paneText.canTake}</span>;

const SPACES = [0, 1, 2] as const;

/** Returns the spaces with a mission, then the empty ones. */
const filledFirst = ({ missionRow }: View) => [
  ...SPACES.filter((space) => missionRow[space]),
  ...SPACES.filter((space) => !missionRow[space]),
];

/** The two decks that players draw from, with the number of cards in each. `first` is the deck to show first. */
export function Decks({ first, ...props }: Props & { first?: 'mission' | undefined }) {
  const [taking, setTaking] = useState<Taking | null>(null);
  const { view, legal } = props;
  const canAgency = [true, false].some((power) => legal.refusal('takeAgencyAny', ['deck', power]) === null);
  const code = legal.refusal('takeAgencyAny', ['deck', false]);
  const deckWhy = code === 'no-die' ? paneText.twoDice : wordsOf(code);
  const canMission = legal.refusal('takeMission', ['deck']) === null;
  const agency = (
    <button
      key="agency"
      type="button"
      data-deck="agency"
      className={cx(styles.deck, canAgency && styles.can)}
      onClick={() => setTaking({ kind: 'agencyDeck' })}
    >
      <Fan count={2} />
      <b>{paneText.agencyDeck}</b>
      <i>{isTaking(props) && !canAgency ? deckWhy : COUNTS.cards(view.agencyDeck)}</i>
      {canAgency && <CanTake />}
    </button>
  );
  const mission = (
    <button
      key="mission"
      type="button"
      data-deck="mission"
      className={cx(styles.deck, canMission && styles.can)}
      onClick={() => setTaking({ kind: 'missionDeck' })}
    >
      <Fan count={Math.min(2, view.missionDeck)} />
      <b>{paneText.missionDeck}</b>
      <i>{view.missionDeck === 0 ? paneText.empty : COUNTS.cards(view.missionDeck)}</i>
      {canMission && <CanTake />}
    </button>
  );
  return (
    <div className={styles.decks}>
      {first === 'mission' ? [mission, agency] : [agency, mission]}
      {taking && <TakeSheet {...props} taking={taking} onClose={() => setTaking(null)} />}
    </div>
  );
}
