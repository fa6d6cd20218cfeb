import { MomentFrame, type MomentProps, useBoardContext } from 'hush/board';
import { PLACE } from '../../content/placesText';
import { isSuspect } from '../../content/tokens';
import { coverOf } from '../../queries';
import { type TokenId, type View, WEAPONS } from '../../state';
import { isCleared } from '../claims';
import pencil from '../evidence/EvidenceBoard.module.css';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import { contactWords, momentLine, momentText, sideWords } from '../text';
import { Cops } from './CaseFile';
import styles from './Moment.module.css';

/** Shows one moment of the replay: photographs and tags with everything the viewer knew at that time. */
export function Moment({ view, eyes, people }: MomentProps<View>) {
  const { stage } = useBoardContext();
  const known = eyes === null && view.truth ? secretsOf(view) : knownTo(view);
  const role =
    view.me && `${sideWords(view.me.role, coverOf(view, view.me))}. ${contactWords(view.me.contact, view.me.weapon)}`;
  return (
    <MomentFrame
      eyes={eyes}
      people={people}
      className={styles.moment}
      line={[momentLine(view), role].filter(Boolean).join(' ')}
    >
      {known.length === 0 && <p className={styles.nothing}>{momentText.nothing}</p>}
      <div className={styles.known}>
        {known.map(({ token, note }) => {
          const stamp = isCleared(view, token) ? ('cleared' as const) : null;
          const over = note && <span className={pencil.place}>{note}</span>;
          return isSuspect(token) ? (
            <Photo key={token} suspect={token} stamp={stamp} over={over} />
          ) : (
            <Tag key={token} weapon={token} stamp={stamp} over={over} />
          );
        })}
      </div>
      {/* On a stage, the case file is not shown above the moment, so the cops are shown here. */}
      {stage && eyes === null && view.truth && <Cops truth={view.truth} people={people} />}
    </MomentFrame>
  );
}

interface Known {
  token: TokenId;
  note: string | null;
}

/**
 * Returns the tokens that the viewer knew about (contact, murder weapon, clues) or that were cleared, suspects first.
 */
function knownTo(view: View): Known[] {
  const known = new Map<TokenId, string | null>();
  for (const call of view.me?.calls ?? []) {
    if (call.kind === 'first') known.set(call.contact, view.me?.role === 'dirty' ? 'Pays me' : 'My contact');
    if (call.weapon) known.set(call.weapon, 'Murder weapon');
    for (const { token, alibi } of call.clues) known.set(token, PLACE.note[alibi.place]);
  }
  for (const { suspect, weapon, verdict } of view.examinations) {
    if (verdict === 'wrong') for (const token of [suspect, weapon]) if (!known.has(token)) known.set(token, null);
  }
  return sorted(known);
}

function secretsOf({ truth, examinations }: View): Known[] {
  const known = new Map<TokenId, string | null>();
  if (truth) {
    known.set(truth.murderer, momentText.didIt);
    known.set(truth.weapon, momentText.withThis);
  }
  for (const { suspect, weapon } of examinations) {
    for (const token of [suspect, weapon]) if (!known.has(token)) known.set(token, null);
  }
  return sorted(known);
}

function sorted(known: Map<TokenId, string | null>): Known[] {
  const isTag = (token: TokenId) => (WEAPONS as readonly TokenId[]).includes(token);
  return [...known]
    .map(([token, note]) => ({ token, note }))
    .sort((one, other) => Number(isTag(one.token)) - Number(isTag(other.token)));
}
