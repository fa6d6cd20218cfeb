import { Face, type Person } from 'hush/board';
import type { Seat } from 'hush/game';
import { type ReactNode, useMemo, useRef } from 'react';
import { isSuspect } from '../../content/tokens';
import { type Plan, SUSPECTS, type TokenId, type View, WEAPONS } from '../../state';
import { isCleared, saidClean, saidContact } from '../claims';
import type { Notes } from '../notes';
import { boardText } from '../text';
import { AmberString } from './AmberString';
import styles from './EvidenceBoard.module.css';
import { Photo } from './Photo';
import { RedString } from './RedString';
import { Tag } from './Tag';
import { Week } from './Week';

interface EvidenceBoardProps {
  view: View;
  people: readonly Person[];
  /** The seat's pencil marks, or null while they are covered. */
  notes: Notes | null;
  onToken(token: TokenId): void;
  /** The proposed pair, which is highlighted, or null. On a television, an amber string also connects its tokens. */
  lit?: Plan | null;
  /** True on a television, which is read from a distance of three metres. */
  isLarge?: boolean;
  /** Shown after the last tag on phones. */
  holder: ReactNode;
}

/** The evidence board: the week, ten photographs, nine tags, and all claims and facts about each of these tokens. */
export function EvidenceBoard({
  view,
  people,
  notes,
  onToken,
  lit = null,
  isLarge = false,
  holder,
}: EvidenceBoardProps) {
  const wall = useRef<HTMLDivElement>(null);
  const fishy = useMemo(() => view.examinations.filter((entry) => entry.verdict === 'fishy'), [view.examinations]);
  const piece = (token: TokenId) => {
    const cleared = isCleared(view, token);
    const common = {
      fill: true,
      stamp: cleared ? ('cleared' as const) : null,
      onPress: () => onToken(token),
      note: notesRead(view, token),
      lit: lit !== null && (lit.suspect === token || lit.weapon === token),
      over: notes && <Pencil notes={notes} token={token} hasPlace={!cleared} />,
      below: <Claimed view={view} people={people} token={token} />,
    };
    return isSuspect(token) ? (
      <Photo key={token} suspect={token} {...common} />
    ) : (
      <Tag key={token} weapon={token} {...common} />
    );
  };
  return (
    <section className={styles.cork} data-large={isLarge ? '' : undefined} aria-label={boardText.board}>
      <div className={styles.wall} ref={wall}>
        <Week view={view} />
        <fieldset className={styles.suspects} aria-label={boardText.suspects}>
          {SUSPECTS.map(piece)}
        </fieldset>
        <fieldset className={styles.weapons} aria-label={boardText.weapons}>
          {WEAPONS.map(piece)}
          {holder}
        </fieldset>
        <RedString pairs={fishy} wall={wall} />
        {lit && isLarge && <AmberString pair={lit} wall={wall} />}
      </div>
    </section>
  );
}

/**
 * Returns the text that screen readers read after the token's name. The stamp is left out, because it has its own text.
 */
function notesRead(view: View, token: TokenId): string {
  const fishy = view.examinations.some(
    (entry) => entry.verdict === 'fishy' && (entry.suspect === token || entry.weapon === token),
  );
  const clean = saidClean(view.claims, token).length;
  return [fishy && boardText.inFishyPair, clean > 0 && boardText.claimedClean(clean)].filter(Boolean).join(', ');
}

/**
 * The line under a token's name: who calls it clean or a contact, with up to two faces and the number of other players.
 * If there are claims of both kinds, only says how many, because one word would hide the other.
 */
function Claimed({ view, people, token }: { view: View; people: readonly Person[]; token: TokenId }) {
  const contact = saidContact(view.claims, token);
  const clean = saidClean(view.claims, token).filter((seat) => !contact.includes(seat));
  const isMixed = contact.length > 0 && clean.length > 0;
  const said = isMixed ? [] : [...contact, ...clean];
  const shown = said.slice(0, said.length > 2 ? 1 : 2);
  const more = said.length - shown.length;
  const faceOf = (seat: Seat) => people.find((person) => person.seat === seat);
  return (
    <span className={styles.claims} data-words aria-hidden="true">
      {shown.map((seat) => (
        <Face key={seat} {...faceOf(seat)} face={faceOf(seat)?.face ?? ''} name="" size="1rem" />
      ))}
      {isMixed && <b>{boardText.mixedClaims(contact.length + clean.length)}</b>}
      {said.length > 0 && <b>{contact.length > 0 ? boardText.contactClaim : boardText.cleanClaim}</b>}
      {more > 0 && <i>+{more}</i>}
    </span>
  );
}

interface PencilProps {
  notes: Notes;
  token: TokenId;
  /** True if the place that the seat heard about the token is also shown. */
  hasPlace: boolean;
}

/** The seat's pencil marks on the picture of a token. */
export function Pencil({ notes, token, hasPlace }: PencilProps) {
  const place = hasPlace && notes.places.get(token);
  const mark = notes.marks[token];
  return (
    <>
      {mark === 'out' && (
        <svg className={styles.cross} viewBox="0 0 100 100" preserveAspectRatio="none" role="img">
          <title>{boardText.crossedOff}</title>
          <path d="M12 10Q44 52 90 92M88 8Q58 44 10 94" />
        </svg>
      )}
      {mark === 'doubt' && <span className={styles.doubt}>?</span>}
      {place && <span className={styles.place}>{place}</span>}
    </>
  );
}
