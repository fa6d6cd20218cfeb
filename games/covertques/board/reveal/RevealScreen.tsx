import { Button, Name, nameOf, type Person, Toasts, useBoardContext, useSecondsLeft, Words } from 'hush/board';
import { piecesOf, strong } from 'hush/game';
import type { View, VoteResult } from '../../state';
import { Stage } from '../frame/Office';
import { reasonsFor, unvoted } from '../round';
import { lateWords, resultLines, revealText } from '../text';
import styles from './RevealScreen.module.css';
import { RoleCard } from './RoleCard';
import { SealedCards, VoteRows } from './VoteRows';

interface RevealScreenProps {
  view: View;
  people: readonly Person[];
  now(): number;
  /** Called to continue to the memo. Set only if this vote ended the match. */
  onDone?: (() => void) | undefined;
}

/**
 * Counts down from three, then shows all votes and the card of the player voted out. If the vote ended the match, also
 * shows the code word.
 */
export function RevealScreen({ view, people, now, onDone }: RevealScreenProps) {
  const { seat } = useBoardContext();
  const result = view.counting ? null : (view.results.at(-1) ?? null);
  const late = result?.late ?? unvoted(view);
  return (
    <Stage view={view} people={people} now={now} className={styles.reveal}>
      <div className={styles.body} data-scene={onDone ? '' : undefined}>
        <Three endsAt={result ? null : view.endsAt} now={now} />
        {result ? <VoteRows result={result} people={people} /> : <SealedCards people={people} late={late} />}
        {result ? (
          <Shown view={view} result={result} people={people} onDone={onDone} />
        ) : (
          <p className={styles.together} role="status">
            {lateWords(late, seat, nameOf(people)) ?? revealText.together}
          </p>
        )}
        <Toasts />
      </div>
    </Stage>
  );
}

/** Shows the countdown with the current number highlighted. */
function Three({ endsAt, now }: { endsAt: number | null; now(): number }) {
  const left = useSecondsLeft(endsAt, now) ?? 1;
  return (
    <div className={styles.three} role="img" aria-label={revealText.count}>
      {[3, 2, 1].map((number) => (
        <b key={number} className={number === Math.max(1, Math.min(3, left)) ? styles.lit : undefined}>
          {number}
        </b>
      ))}
    </div>
  );
}

interface ShownProps {
  view: View;
  result: VoteResult;
  people: readonly Person[];
  onDone: (() => void) | undefined;
}

/** Maximum number of voters whose reasons are shown next to the result. */
const REASONS = 2;

function Shown({ view, result, people, onDone }: ShownProps) {
  const { chat, seat } = useBoardContext();
  const names = nameOf(people);
  const reasons = reasonsFor(view, chat.lines, names).slice(0, REASONS);
  const { title, line } = resultLines(result, names, seat);
  return (
    <section className={styles.out} role="status" data-next>
      <RoleCard
        role={result.role}
        caption={result.shown === null ? revealText.noCard : revealText.card(names(result.shown))}
      />
      <div>
        <h2>{title}</h2>
        <p>{line}</p>
        {seat !== null && result.late.includes(seat) && <p>{lateWords(result.late, seat, names)}</p>}
        {reasons.map(({ by, text }) => (
          <p key={by}>
            <Name>{names(by)}</Name>: {text}
          </p>
        ))}
        {view.truth && (
          <p>
            <Words of={piecesOf(revealText.codeWord(strong(view.truth.code.word)))} />
          </p>
        )}
        {onDone && (
          <Button className={styles.next} onClick={onDone}>
            {revealText.goOn}
          </Button>
        )}
      </div>
    </section>
  );
}
