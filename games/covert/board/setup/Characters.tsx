import { cx, nameOf, useStepState } from 'hush/board';
import { characterOf } from '../../content/cards';
import { CHARACTERS, type CharacterId } from '../../state';
import parts from '../parts.module.css';
import { isOnTurn, type Props } from '../props';
import { SendButton } from '../SendButton';
import styles from './Characters.module.css';
import setUp from './SetUp.module.css';
import { setupText } from './text';

/** [CV-79] Shows the six characters. The seat on turn picks a character, and the other viewers watch. */
export function Characters(props: Props) {
  const { view, people, act } = props;
  const isOwn = isOnTurn(props);
  const names = nameOf(people);
  const [picked, pick] = useStepState<CharacterId | null>(view.turn?.seat ?? '', null);
  const owner = (character: CharacterId) => view.seats.find((seat) => view.players[seat]?.character === character);
  return (
    <div className={cx(parts.page, parts.steel, styles.page)}>
      <header className={setUp.head}>
        <h2 aria-live="polite">{isOwn ? setupText.chooseTitle : setupText.waitTitle(names(view.turn?.seat ?? ''))}</h2>
        <p>{setupText.chooseLine}</p>
      </header>
      {/* A list without buttons must be focusable so that it can be scrolled with the keyboard. */}
      <ul className={styles.characters} aria-label={setupText.characters} tabIndex={isOwn ? undefined : 0}>
        {CHARACTERS.map((character) => {
          const seat = owner(character);
          const card = <Card character={character} taken={seat === undefined ? null : names(seat)} />;
          return (
            <li key={character} className={cx(styles.character, seat !== undefined && styles.taken)}>
              {isOwn && seat === undefined ? (
                <button
                  type="button"
                  className={cx(styles.card, picked === character && styles.picked)}
                  aria-pressed={picked === character}
                  onClick={() => pick(character)}
                >
                  {card}
                </button>
              ) : (
                <span className={styles.card}>{card}</span>
              )}
            </li>
          );
        })}
      </ul>
      {isOwn && (
        <div className={cx(parts.foot, styles.foot)}>
          <SendButton
            why={picked === null ? setupText.pick : null}
            onSend={() => picked !== null && act.chooseCharacter(picked)}
          >
            {picked === null ? setupText.pick : setupText.choose(picked)}
          </SendButton>
        </div>
      )}
    </div>
  );
}

function Card({ character, taken }: { character: CharacterId; taken: string | null }) {
  const { name, title, ability } = characterOf(character);
  return (
    <>
      <b>{name}</b>
      <i>{title}</i>
      <span>{ability}</span>
      {taken !== null && <em>{setupText.takenBy(taken)}</em>}
    </>
  );
}
