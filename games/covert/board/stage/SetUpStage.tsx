import { Face, Name, nameOf } from 'hush/board';
import { Check, Ellipsis } from 'lucide-react';
import { characterOf } from '../../content/cards';
import { openCard } from '../../legal/hand';
import { CHARACTERS } from '../../state';
import { AgencyCard } from '../art/AgencyCard';
import type { Props } from '../props';
import { setupText } from '../setup/text';
import { ORDER } from '../table/MapPane';
import css from './SetUpStage.module.css';
import { stageText } from './text';

/** Shows the six characters on a stage, each with the player who has chosen it. */
export function CharactersStage({ view, people }: Props) {
  return (
    <div className={css.setUp}>
      <header>
        <h2>{setupText.waitTitle(nameOf(people)(view.turn?.seat ?? ''))}</h2>
        <p className={css.line}>{setupText.chooseLine}</p>
      </header>
      <ul className={css.characters} aria-label={setupText.characters}>
        {CHARACTERS.map((character) => {
          const { name, title, ability } = characterOf(character);
          const owner = people.find(({ seat }) => view.players[seat]?.character === character);
          return (
            <li key={character} className={css.card} data-taken={owner && ''}>
              <b>{name}</b>
              <i>{title}</i>
              <p>{ability}</p>
              <span className={css.owner}>
                {owner ? (
                  <>
                    <Face {...owner} size={undefined} className={css.small} />
                    <Name>{owner.name}</Name>
                  </>
                ) : (
                  stageText.free
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Shows each player's character, with a mark once the player has chosen missions, and the six face-up Agency cards. */
export function MissionsStage({ view, people }: Props) {
  return (
    <div className={css.setUp}>
      <header>
        <h2>{setupText.watchTitle}</h2>
        <p className={css.line}>{setupText.watchLine}</p>
      </header>
      <ul className={css.people}>
        {people.map((person) => {
          const player = view.players[person.seat];
          if (!player?.character) return null;
          const { title, ability } = characterOf(player.character);
          return (
            <li key={person.seat} className={css.card} data-chosen={player.hasKept ? '' : undefined}>
              <Face {...person} size={undefined} className={css.face} />
              <Name className={css.name}>{person.name}</Name>
              <i>{title}</i>
              <p>{ability}</p>
              <span className={css.state}>
                {player.hasKept ? <Check aria-hidden="true" /> : <Ellipsis aria-hidden="true" />}
                {player.hasKept ? stageText.chosen : stageText.reading}
              </span>
            </li>
          );
        })}
      </ul>
      <section className={css.regions} aria-label={setupText.regions}>
        <h3>{setupText.regions}</h3>
        <ul>
          {ORDER.map((region) => (
            <li key={region}>
              <AgencyCard card={openCard(view, region)} region={region} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
