import { nameOf, type Person, Sheet } from 'hush/board';
import { commaList, type Seat } from 'hush/game';
import type { ReactNode } from 'react';
import { characterOf, equipmentName } from '../../content/cards';
import type { View } from '../../state';
import { EquipmentSquare } from '../art/Emblem';
import { MissionSlip } from '../art/MissionSlip';
import { COUNTS } from '../countText';
import css from './Dossier.module.css';
import { cubesByOwner, playersText } from './text';

interface DossierProps {
  view: View;
  of: Seat;
  people: readonly Person[];
  onClose(): void;
}

/** Shows all public information about one player. */
export function Dossier({ view, of, people, onClose }: DossierProps) {
  const player = view.players[of];
  if (!player?.character) return null;
  const names = nameOf(people);
  const { name, title, ability, limit } = characterOf(player.character);
  const power =
    limit === 'every time' ? playersText.everyTime : playersText[player.isPowerUsed ? 'powerUsed' : 'powerFree'];
  const held = cubesByOwner(view, null, names, player.held);
  return (
    <Sheet open onClose={onClose} title={playersText.title(names(of), title)} size="lg">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section className={css.dossier} aria-label={title} tabIndex={0}>
        <p>
          <b>{name}.</b> {ability} <i>{power}.</i>
        </p>
        <dl>
          <Fact name={playersText.behind}>
            {commaList([
              COUNTS.missions(player.missions),
              COUNTS.agency(player.agency),
              COUNTS.codes(player.codes.length),
              COUNTS.tokens(player.tokens),
            ])}
          </Fact>
          <Fact name={playersText.codeSides}>
            <Sides of={player.codes} />
          </Fact>
          <Fact name={playersText.held}>{held ?? playersText.none}</Fact>
          <Fact name={playersText.cubes}>{player.supply}</Fact>
          <Fact name={playersText.reroll}>{player.hasReroll ? playersText.has : playersText.gone}</Fact>
          <Fact name={playersText.doneCodes}>{player.finishedCodes.length}</Fact>
        </dl>
        <h3>{playersText.done}</h3>
        {player.finishedMissions.length === 0 ? (
          <p>{playersText.none}</p>
        ) : (
          <ul className={css.missions}>
            {player.finishedMissions.map((mission) => (
              <li key={mission}>
                <MissionSlip mission={mission} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Sheet>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sides({ of }: { of: View['players'][Seat]['codes'] }) {
  if (of.length === 0) return playersText.none;
  return of.map((equipment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two codes may show the same equipment
    <span key={index} className={css.side}>
      <EquipmentSquare of={equipment} />
      {equipmentName(equipment)}
    </span>
  ));
}
