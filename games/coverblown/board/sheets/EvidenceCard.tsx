import { cx, Face, type Person } from 'hush/board';
import type { Seat } from 'hush/game';
import { Check } from 'lucide-react';
import { isSuspect } from '../../content/tokens';
import { TOKEN } from '../../content/tokensText';
import type { TokenId, View } from '../../state';
import { portrait, silhouette } from '../art/pictures';
import { isCleared, saidClean, saidContact } from '../claims';
import { nameLines } from '../evidence';
import { markOf } from '../evidence/Photo';
import photo from '../evidence/Photo.module.css';
import type { Notes } from '../notes';
import { boardText, examineText, verdictWith } from '../text';
import styles from './EvidenceCard.module.css';

interface EvidenceCardProps {
  token: TokenId;
  view: Pick<View, 'examinations' | 'claims'>;
  people: readonly Person[];
  /** The seat's pencil marks, or null while they are covered. */
  notes: Notes | null;
  chosen: boolean;
  onPress(): void;
}

/** A suspect or weapon in a form, with its picture and everything that all players know about it. */
export function EvidenceCard({ token, view, people, notes, chosen, onPress }: EvidenceCardProps) {
  const isOut = isCleared(view, token);
  return (
    <button
      type="button"
      className={cx(styles.card, isOut && styles.cleared)}
      aria-pressed={chosen}
      data-coach={markOf(token, chosen)}
      onClick={onPress}
    >
      <Picture token={token} />
      {isOut && <span className={cx(photo.stamp, styles.stamp)}>{boardText.cleared}</span>}
      <span className={styles.name}>
        <Name token={token} />
      </span>
      <Said token={token} view={view} people={people} />
      {notes && <Pencil token={token} notes={notes} />}
      {chosen && (
        <span className={styles.tick} aria-hidden="true">
          <Check />
        </span>
      )}
    </button>
  );
}

/** A token's picture in small size, without its name. */
export function Picture({ token }: { token: TokenId }) {
  return isSuspect(token) ? (
    <span className={styles.photo}>
      <img src={portrait(token)} alt="" draggable={false} />
    </span>
  ) : (
    <span className={styles.tag}>
      <img src={silhouette(token)} alt="" draggable={false} />
    </span>
  );
}

function Name({ token }: { token: TokenId }) {
  if (!isSuspect(token)) return <b>{TOKEN.name[token]}</b>;
  const { first, last } = nameLines(token);
  return (
    <>
      {first} <b>{last}</b>
    </>
  );
}

function Said({ token, view, people }: Pick<EvidenceCardProps, 'token' | 'view' | 'people'>) {
  const pairs = view.examinations.filter(({ suspect, weapon }) => suspect === token || weapon === token);
  const clean = saidClean(view.claims, token);
  const contact = saidContact(view.claims, token);
  const of = (seats: readonly Seat[]) => people.filter(({ seat }) => seats.includes(seat));
  if (pairs.length + clean.length + contact.length === 0) {
    return <span className={cx(styles.said, styles.nothing)}>{examineText.nothingSaid}</span>;
  }
  return (
    <span className={styles.said}>
      {pairs.map((pair) => (
        <span key={pair.day} className={styles[pair.verdict]}>
          {verdictWith(pair, token)}
        </span>
      ))}
      {clean.length > 0 && <Voices people={of(clean)} claim={examineText.claimedClean} />}
      {contact.length > 0 && <Voices people={of(contact)} claim={examineText.claimedContact} />}
    </span>
  );
}

/** The players who make this claim, with their faces: "Tobias, Mara: clean". */
function Voices({ people, claim }: { people: readonly Person[]; claim: string }) {
  return (
    <span className={styles.voices}>
      <span className={styles.faces} aria-hidden="true">
        {people.map((person) => (
          <Face key={person.seat} {...person} size="1.2rem" />
        ))}
      </span>
      <span>
        <bdi translate="no">{people.map(({ name }) => name).join(', ')}</bdi>: {claim}
      </span>
    </span>
  );
}

function Pencil({ token, notes }: { token: TokenId; notes: Notes }) {
  const place = notes.places.get(token);
  const mark = notes.marks[token];
  return (
    <>
      {mark && (
        <span className={styles.mark}>
          <span aria-hidden="true">{mark === 'out' ? '×' : '?'}</span>
          <span className="sr">, {mark === 'out' ? boardText.crossedOff : boardText.questioned}</span>
        </span>
      )}
      {place && <span className={styles.place}>{place}</span>}
    </>
  );
}
