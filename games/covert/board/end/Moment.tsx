import { Face, MomentFrame, type MomentProps, nameOf, type Person } from 'hush/board';
import type { Seat } from 'hush/game';
import type { ReactNode } from 'react';
import { agencyOf, codeOf, equipmentName, missionOf } from '../../content/cards';
import { ABILITY_NAMES } from '../../content/cardsText';
import { cityOf } from '../../content/map';
import type { AbilityId, View } from '../../state';
import { AbilityIcon, EquipmentIcon, SealIcon } from '../art/Emblem';
import { COUNTS } from '../countText';
import { StillMap } from '../map/StillMap';
import styles from './Moment.module.css';
import { momentLine, momentText } from './text';

/** Shows one moment of the replay: the map, the players' public state, and the cards that the chosen seat knew. */
export function Moment({ view, eyes, people }: MomentProps<View>) {
  const names = nameOf(people);
  const line = momentLine(view.phase, view.round, view.turn ? names(view.turn.seat) : null);
  return (
    <MomentFrame eyes={eyes} people={people} line={line} className={styles.moment}>
      <StillMap view={view} seat={null} className={styles.map} />
      <p className={styles.tiles}>
        <span>{momentText.tiles}</span>
        <b>{view.tiles.slice(0, 6).join(' ')}</b>
        <b>{view.tiles.slice(6).join(' ')}</b>
      </p>
      <ul className={styles.people}>
        {people.map((person) => (
          <PersonRow key={person.seat} person={person} view={view} hand={handOf(view, person.seat, eyes)} />
        ))}
      </ul>
    </MomentFrame>
  );
}

interface HandCards {
  agency: readonly string[];
  missions: readonly string[];
  codes: readonly string[];
  tokens: readonly AbilityId[];
}

/** Returns the part of a seat's hand that the chosen viewer knew, or null if that viewer knew none of it. */
function handOf({ me, truth }: View, seat: Seat, eyes: MomentProps<View>['eyes']): HandCards | null {
  const open = truth?.hands[seat];
  if (open) return open;
  if (eyes !== seat || !me) return null;
  const cards = (held: readonly { card: string }[]) => held.map(({ card }) => card);
  return {
    agency: cards(me.agency),
    missions: cards(me.missions),
    codes: cards(me.codes),
    tokens: me.tokens.map(({ ability }) => ability),
  };
}

interface PersonRowProps {
  person: Person;
  view: View;
  hand: HandCards | null;
}

function PersonRow({ person, view, hand }: PersonRowProps) {
  const player = view.players[person.seat];
  if (!player) return null;
  return (
    <li className={styles.person}>
      <Face {...person} size="sm" />
      <bdi translate="no">{person.name}</bdi>
      <span className={styles.points}>{momentText.points(player.points)}</span>
      <small>
        {momentText.finished(player.finishedMissions.length)},{' '}
        {momentText.holds([
          COUNTS.agency(player.agency),
          COUNTS.missions(player.missions),
          ...(player.tokens > 0 ? [COUNTS.tokens(player.tokens)] : []),
        ])}
      </small>
      <small>{player.agents.map((city) => cityOf(city).name).join(', ')}</small>
      {hand && <Chips hand={hand} />}
    </li>
  );
}

/** Lists cards as short text chips, because a hand may be large. */
function Chips({ hand }: { hand: HandCards }) {
  return (
    <span className={styles.chips}>
      {hand.missions.map((id) => {
        const { name, points } = missionOf(id);
        return (
          <Chip key={id} sign={<SealIcon />}>
            {name} {points}
          </Chip>
        );
      })}
      {hand.codes.map((id) => {
        const { digits, equipment } = codeOf(id);
        return (
          <Chip key={id} sign={<EquipmentIcon of={equipment} />}>
            {digits.join(' ')}
          </Chip>
        );
      })}
      {hand.agency.map((id) => {
        const { equipment, city, ability } = agencyOf(id);
        return (
          <Chip key={id} sign={<AbilityIcon of={ability} />}>
            {equipmentName(equipment)}, {cityOf(city).name}, {ABILITY_NAMES[ability]}
          </Chip>
        );
      })}
      {hand.tokens.map((ability, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may have the same ability
        <Chip key={at} sign={<AbilityIcon of={ability} />}>
          {momentText.token(ABILITY_NAMES[ability])}
        </Chip>
      ))}
    </span>
  );
}

function Chip({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.chip}>
      {sign}
      <span>{children}</span>
    </span>
  );
}
