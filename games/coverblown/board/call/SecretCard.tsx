import type { BoardProps } from 'hush/board';
import { SUSPECT } from '../../content/tokens';
import { TOKEN } from '../../content/tokensText';
import { coverOf } from '../../queries';
import { type Call, DAYS, type Day, type Moves, type Own, type View } from '../../state';
import { claimWords, DAY_SHORT } from '../../text';
import { portrait } from '../art/pictures';
import { callText, secretText, sideText } from '../text';
import styles from './SecretCard.module.css';

/**
 * The covered card on a private screen, with the player's side, contact and clues by day. It has the same number of
 * rows for all players.
 */
export function SecretCard({ view }: BoardProps<View, Moves>) {
  const { me } = view;
  if (!me) return null;
  const cover = coverOf(view, me);
  const { pronoun } = SUSPECT[me.contact];
  const about = me.weapon ? secretText.murderer(pronoun, me.weapon) : secretText.truthful;
  return (
    <div className={styles.card}>
      <header>
        <h2>{secretText.youAre[me.role]}</h2>
        <p>{sideText.wins[me.role]}</p>
      </header>
      <div className={styles.contact}>
        <img src={portrait(me.contact)} alt="" />
        <p>
          <small>{callText.contact}</small>
          <b>{TOKEN.name[me.contact]}</b>
          <small>{cover === null ? about : `${about} ${secretText.cover[cover]}`}</small>
        </p>
      </div>
      <dl className={styles.days}>
        {DAYS.map((day) => (
          <div key={day}>
            <dt>{DAY_SHORT[day]}</dt>
            <dd>{facts(me, day)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Returns the clues that the player heard on `day`. The first call is left out, because it has its own row. */
function facts({ calls }: Own, day: Day): string {
  const call = calls.find((each) => each.day === day && each.kind !== 'first');
  return call ? clues(call) : secretText.notCalled;
}

function clues({ blown, clues }: Call): string {
  if (blown || clues.length === 0) return secretText.nothing;
  return clues.map(({ token }) => claimWords('clean', token, String)).join(' ');
}
