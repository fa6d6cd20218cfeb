import { Button, Sheet } from 'hush/board';
import type { Code } from 'hush/game';
import type { ReactNode } from 'react';
import { agencyOf, equipmentName } from '../../content/cards';
import { ABILITY_NAMES } from '../../content/cardsText';
import { cityOf, regionOf } from '../../content/map';
import { openCard } from '../../legal/hand';
import type { AgencyId, RegionId, View } from '../../state';
import { AgencyCard } from '../art/AgencyCard';
import { AbilityIcon, EquipmentIcon, FlightIcon } from '../art/Emblem';
import { MissionSlip } from '../art/MissionSlip';
import { COUNTS } from '../countText';
import type { Props } from '../props';
import { wordsOf } from '../reasons';
import styles from './TakeSheet.module.css';
import { ABILITY_LINES, paneText } from './text';

/** A public card or deck that can be taken. */
export type Taking =
  | { kind: 'agency'; region: RegionId }
  | { kind: 'agencyDeck' }
  | { kind: 'mission'; space: 0 | 1 | 2 }
  | { kind: 'missionDeck' };

interface TakeSheetProps extends Props {
  taking: Taking;
  onClose(): void;
}

/** Shows a public card enlarged, with a button for each way to take it. */
export function TakeSheet({ taking, onClose, ...props }: TakeSheetProps) {
  const { view, seat } = props;
  const ways = view.phase === 'resolve' && view.turn?.seat === seat ? waysOf(taking, props) : [];
  const take = (way: Way) => () => {
    onClose();
    way.run();
  };
  const actions = ways.map((way) => (
    <Button
      key={way.sub}
      variant={way.why === null ? 'primary' : 'raised'}
      size="lg"
      sub={way.sub}
      why={wordsOf(way.why)}
      data-coach={way.why === null ? 'take' : undefined}
      onClick={take(way)}
    >
      {paneText.take}
    </Button>
  ));
  return (
    <Sheet open onClose={onClose} title={titleOf(taking)} actions={actions.length > 0 ? actions : undefined}>
      <Shown taking={taking} view={view} />
    </Sheet>
  );
}

interface Way {
  sub: string;
  why: Code | null;
  run(): void;
}

/** Lists every way to take the card with the seat's dice. A way that is not legal now has a reason in `why`. */
function waysOf(taking: Taking, { view, seat, legal, act }: Props): Way[] {
  const any = (from: RegionId | 'deck', power: boolean, sub: string): Way => ({
    sub,
    why: legal.refusal('takeAgencyAny', [from, power]),
    run: () => act.takeAgencyAny(from, power),
  });
  if (taking.kind === 'agency') {
    const { region } = taking;
    const own: Way = {
      sub: paneText.dice(1),
      why: legal.refusal('takeAgency', [region]),
      run: () => act.takeAgency(region),
    };
    return own.why === null ? [own] : [own, any(region, false, paneText.dice(2))];
  }
  if (taking.kind === 'agencyDeck') {
    const isQuartermaster = seat !== null && view.players[seat]?.character === 'quartermaster';
    const plain = any('deck', false, paneText.dice(2));
    return isQuartermaster ? [any('deck', true, paneText.power), plain] : [plain];
  }
  const from = taking.kind === 'mission' ? taking.space : 'deck';
  return [{ sub: paneText.dice(1), why: legal.refusal('takeMission', [from]), run: () => act.takeMission(from) }];
}

function titleOf(taking: Taking): string {
  if (taking.kind === 'agency') return regionOf(taking.region).name;
  if (taking.kind === 'agencyDeck') return paneText.agencyDeck;
  return taking.kind === 'missionDeck' ? paneText.missionDeck : paneText.row;
}

function Shown({ taking, view }: { taking: Taking; view: View }): ReactNode {
  if (taking.kind === 'agency') return <CardInWords card={openCard(view, taking.region)} />;
  if (taking.kind === 'mission') {
    const mission = view.missionRow[taking.space];
    return mission ? <MissionSlip mission={mission} /> : <p>{paneText.empty}</p>;
  }
  const isAgency = taking.kind === 'agencyDeck';
  return (
    <>
      <p>
        {COUNTS.cards(isAgency ? view.agencyDeck : view.missionDeck)}. {paneText.blind}
      </p>
      {isAgency && view.discards.length > 0 && (
        <section className={styles.discards}>
          <h3>{paneText.discards(view.discards.length)}</h3>
          <div>
            {view.discards.map((card) => (
              <AgencyCard key={card} card={card} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** An Agency card with its three uses described in words. */
export function CardInWords({ card }: { card: AgencyId }) {
  const { equipment, city, ability } = agencyOf(card);
  return (
    <>
      <dl className={styles.uses}>
        <Use sign={<EquipmentIcon of={equipment} />} name={equipmentName(equipment)} line={paneText.wants} />
        <Use sign={<FlightIcon />} name={cityOf(city).name} line={paneText.toCity(city)} />
        <Use sign={<AbilityIcon of={ability} />} name={ABILITY_NAMES[ability]} line={ABILITY_LINES[ability]} />
      </dl>
      <p className={styles.note}>{paneText.uses}</p>
    </>
  );
}

function Use({ sign, name, line }: { sign: ReactNode; name: string; line: string }) {
  return (
    <div>
      {sign}
      <dt>{name}</dt>
      <dd>{line}</dd>
    </div>
  );
}
