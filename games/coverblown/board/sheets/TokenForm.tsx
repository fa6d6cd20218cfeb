import { CoveredSecret, whyInWords } from 'hush/board';
import type { Code, Names } from 'hush/game';
import { Eraser, HelpCircle, Megaphone, X } from 'lucide-react';
import { isSuspect } from '../../content/tokens';
import { TOKEN } from '../../content/tokensText';
import type { ClaimKind, Own, TokenId, View, WeaponId } from '../../state';
import { refusals } from '../../text';
import { isCleared, saidClean, saidContact } from '../claims';
import { Photo } from '../evidence/Photo';
import { Tag } from '../evidence/Tag';
import type { Mark, Notes } from '../notes';
import { claimedWords, claimText, examinedWith, sayCleanWords, sayContactWords } from '../text';
import styles from './Details.module.css';
import { PaperButton, PaperForm } from './PaperForm';

interface TokenFormProps {
  token: TokenId;
  view: View;
  names: Names;
  notes: Notes;
  onMark(mark: Mark | null): void;
  /** Returns why this kind of claim about the token is refused now, or null if it is allowed. */
  why(kind: ClaimKind): Code | null;
  onClaim(kind: ClaimKind): void;
  onClose(): void;
}

/**
 * A form with everything about a suspect or weapon: its examinations, the claims about it, and the player's own clues.
 */
export function TokenForm({ token, view, names, notes, onMark, why, onClaim, onClose }: TokenFormProps) {
  const stamp = isCleared(view, token) ? ('cleared' as const) : null;
  return (
    <PaperForm
      caps={isSuspect(token) ? claimText.aSuspect : claimText.aWeapon}
      title={TOKEN.name[token]}
      onClose={onClose}
      buttons={
        <div className={styles.actions}>
          {view.me && (
            <Say label={sayCleanWords(token)} mark="say-clean" why={why('clean')} onPress={() => onClaim('clean')} />
          )}
          {view.me && isSuspect(token) && (
            <Say label={sayContactWords(token)} why={why('contact')} onPress={() => onClaim('contact')} />
          )}
          <PaperButton mark="close" onPress={onClose}>
            {claimText.close}
          </PaperButton>
        </div>
      }
    >
      <div className={styles.halves}>
        <div className={styles.half}>
          <div className={styles.about}>
            {isSuspect(token) ? (
              <Photo suspect={token} stamp={stamp} />
            ) : (
              <Tag weapon={token as WeaponId} stamp={stamp} />
            )}
            <p>{TOKEN.about[token]}</p>
          </div>
          <OnTable token={token} view={view} names={names} />
        </div>
        {view.me && (
          <div className={styles.half}>
            <CoveredSecret label={claimText.toldHint} height="6rem">
              {() => <Told token={token} me={view.me} notes={notes} />}
            </CoveredSecret>
            <fieldset className={styles.pencil} aria-label={claimText.pencil}>
              <button type="button" onClick={() => onMark('out')}>
                <X aria-hidden="true" />
                {claimText.cross}
              </button>
              <button type="button" onClick={() => onMark('doubt')}>
                <HelpCircle aria-hidden="true" />
                {claimText.question}
              </button>
              <button type="button" onClick={() => onMark(null)}>
                <Eraser aria-hidden="true" />
                {claimText.rub}
              </button>
            </fieldset>
          </div>
        )}
      </div>
    </PaperForm>
  );
}

interface SayProps {
  label: string;
  why: Code | null;
  mark?: string;
  onPress(): void;
}

export function Say({ label, why, mark, onPress }: SayProps) {
  return (
    <PaperButton mark={mark} why={whyInWords(refusals, why)} onPress={onPress}>
      <Megaphone aria-hidden="true" />
      {label}
    </PaperButton>
  );
}

function OnTable({ token, view, names }: { token: TokenId; view: View; names: Names }) {
  const lines = [
    ...view.examinations
      .filter(({ suspect, weapon }) => suspect === token || weapon === token)
      .map((entry) => examinedWith(entry, token)),
    ...saidClean(view.claims, token).map((seat) => claimedWords(names(seat), token)),
    ...saidContact(view.claims, token).map((seat) => claimText.claimedContact(names(seat))),
  ];
  return (
    <section>
      <h3 className={styles.heading}>{claimText.onTable}</h3>
      <ul className={styles.lines}>
        {lines.length === 0 && <li>{claimText.nobody}</li>}
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Shows what the player privately knows about the token. It always has two lines, so that its height reveals nothing.
 */
function Told({ token, me, notes }: { token: TokenId; me: Own | null; notes: Notes }) {
  const clue = me?.calls.flatMap(({ clues }) => clues).find((each) => each.token === token);
  const contact = me?.role === 'dirty' ? claimText.yourPayer : claimText.yourContact;
  const facts = clue
    ? (isSuspect(token) ? claimText.did : claimText.was)(clue.alibi.place, clue.alibi.doing)
    : token === me?.contact
      ? contact
      : token === me?.weapon
        ? claimText.yourSecret
        : claimText.nothingTold;
  return (
    <div className={styles.told}>
      <b>{facts}</b>
      <span>{claimText.marked[notes.marks[token] ?? 'none']}</span>
    </div>
  );
}
