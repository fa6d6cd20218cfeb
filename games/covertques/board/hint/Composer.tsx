import {
  type BoardProps,
  Button,
  ClaimButton,
  nameOf,
  uiText as text,
  useBoardContext,
  useBusy,
  useShape,
  whyInWords,
} from 'hush/board';
import { type Names, ON_YOUR_PHONE } from 'hush/game';
import { Check, Send, Volume2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { isWordAgain } from '../../queries';
import { HINT_LENGTH, HINT_WORDS, type Moves, type View } from '../../state';
import { refusals, wordWords } from '../../text';
import { isSameHint, partLike, tidy } from '../../words';
import { hintOf } from '../round';
import { frameText, hintText } from '../text';
import styles from './Composer.module.css';

type Props = Pick<BoardProps<View, Moves>, 'view' | 'seat' | 'act' | 'legal' | 'people'>;

/** The seat's controls below the feed: to give a hint, to get ready to vote, or to listen. */
export function Composer({ onTalk, ...props }: Props & { onTalk(): void }) {
  const { view, seat } = props;
  if (view.phase === 'discuss') return <Ready {...props} onTalk={onTalk} />;
  const mayStillHint = seat !== null && !view.out.includes(seat) && hintOf(view, seat, view.round) === null;
  if (!mayStillHint) {
    return (
      <div className={styles.listens} data-next>
        <p className={styles.says}>{listening(props)}</p>
        <ClaimButton className={styles.aside} />
      </div>
    );
  }
  if (props.legal.why('hint') === ON_YOUR_PHONE) return <HintElsewhere {...props} />;
  return <HintForm key={view.round} {...props} />;
}

function listening({ view, seat, people }: Props): string {
  const names = nameOf(people);
  if (seat === null) return hintText.watching(view.turn === null ? null : names(view.turn));
  if (view.out.includes(seat)) return hintText.out;
  const isMissed = hintOf(view, seat, view.round)?.kind === 'none';
  return (isMissed ? hintText.missedYours : hintText.given)(names(view.turn ?? ''));
}

/** The text field for a hint. The field keeps a refused hint, and the reason is shown above it. */
function HintForm({ view, seat, act, legal, people }: Props) {
  const field = useId();
  const [draft, setDraft] = useState('');
  const [busy, wait] = useBusy();
  const [refused, setRefused] = useState<{ draft: string; code: string } | null>(null);
  const isMine = view.turn === seat;
  const isOpen = isMine || view.turn === null;
  const word = wordWords(view.publicWord ?? '', isWordAgain(view, view.round));
  const label = isMine
    ? hintText.yours(word)
    : isOpen
      ? hintText.anybody(word)
      : hintText.waits(nameOf(people)(view.turn ?? ''));
  const why = isOpen ? null : (refusals['not-your-turn'] ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isOpen) return;
    const code = legal.refusal('hint', [draft, view.round]);
    if (code !== null) return setRefused({ draft, code });
    void wait(
      act.hint(draft, view.round).then((answer) => {
        if (!('refused' in answer)) return;
        setRefused({ draft, code: answer.refused });
      }),
    );
  };
  // The reason for the refusal is shown as long as the field has the refused hint.
  const reason = refused?.draft === draft ? whyNot(refused, view, nameOf(people)) : null;
  return (
    <form className={isOpen ? `${styles.form} ${styles.lit}` : styles.form} onSubmit={submit} data-next>
      <label htmlFor={field}>{label}</label>
      {reason && (
        <p id={`${field} why`} className={styles.reason} role="alert">
          {reason}
        </p>
      )}
      <div className={styles.row} data-coach="hint">
        <div className={styles.wrap}>
          <input
            id={field}
            className={styles.input}
            value={draft}
            maxLength={HINT_LENGTH * 2}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="send"
            dir="auto"
            aria-invalid={reason !== null}
            aria-describedby={reason === null ? undefined : `${field} why`}
            onChange={(event) => setDraft(event.target.value)}
          />
          <span className={styles.count} aria-hidden="true">
            {[...draft].length}/{HINT_LENGTH}
          </span>
        </div>
        <Button type="submit" variant="primary" icon={<Send />} busy={busy} why={why} whyAt="press">
          {hintText.sayIt}
        </Button>
        {view.options.hintMode === 'spoken' && (
          <Button icon={<Volume2 />} busy={busy} why={why} whyAt="press" onClick={() => wait(act.saidIt(view.round))}>
            {hintText.saidIt}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Says why a hint is refused, and which of its words is the reason. If it is too long, also says how long it is. */
function whyNot({ draft, code }: { draft: string; code: string }, view: View, names: Names): string | null {
  const language = view.options.words;
  const said = tidy(draft);
  const words = said.split(' ').length;
  const length = [...said].length;
  if (code === 'invalid-hint' && words > HINT_WORDS) return hintText.tooManyWords(words);
  if (code === 'invalid-hint' && length > HINT_LENGTH) return hintText.tooLong(length, HINT_LENGTH);
  if (code === 'public-word' && view.publicWord !== null)
    return hintText.saysPublic(partLike(draft, view.publicWord, language));
  if (code === 'code-word' && view.me?.code) return hintText.saysCode(partLike(draft, view.me.code.word, language));
  const earlier = view.hints.find(
    ({ round, text }) => round === view.round && text !== null && isSameHint(text, draft, language),
  );
  if (code === 'repeated-hint' && earlier) return hintText.repeats(said, names(earlier.by));
  return whyInWords(refusals, code);
}

/**
 * Shown on a seat's public screen in place of the text field. Hints are typed on the phone, because a refusal may
 * reveal the code word.
 */
function HintElsewhere({ view, act, legal }: Props) {
  const [busy, wait] = useBusy();
  const word = wordWords(view.publicWord ?? '', isWordAgain(view, view.round));
  return (
    <div className={styles.form} data-next>
      <p className={styles.label}>{hintText.onPhone(word)}</p>
      <div className={styles.row}>
        <Button full icon={<Send />} why={text.onYourPhoneWhy} whyAt="press" sub={text.onYourPhone}>
          {hintText.sayIt}
        </Button>
        {view.options.hintMode === 'spoken' && (
          <Button
            full
            icon={<Volume2 />}
            busy={busy}
            why={whyInWords(refusals, legal.why('saidIt'))}
            whyAt="press"
            onClick={() => wait(act.saidIt(view.round))}
          >
            {hintText.saidIt}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Lets a player get ready to vote during the discussion, which cannot be undone. */
function Ready({ onTalk, ...props }: Props & { onTalk(): void }) {
  const { view, seat, act } = props;
  const shape = useShape();
  const { chat } = useBoardContext();
  const [busy, wait] = useBusy();
  const isReady = seat !== null && view.ready.includes(seat);
  const count = hintText.ready(view.ready.length, view.seats.length);
  return (
    <div className={styles.form} data-next>
      <p className={styles.label}>{seat === null ? frameText.watching : isReady ? hintText.isReady : hintText.talk}</p>
      <div className={styles.row}>
        <ClaimButton className={styles.aside} />
        {shape === 'phone' && chat.on && (
          <Button className={styles.aside} onClick={onTalk}>
            {hintText.chat}
          </Button>
        )}
        {seat === null ? (
          <p className={styles.label}>{count}</p>
        ) : (
          <Button
            variant={isReady ? 'raised' : 'primary'}
            full
            data-coach="ready"
            data-next-action={isReady ? undefined : ''}
            icon={<Check />}
            busy={busy}
            sub={count}
            aria-pressed={isReady}
            onClick={isReady ? undefined : () => wait(act.readyToVote(view.round))}
          >
            {hintText.readyToVote}
          </Button>
        )}
      </div>
    </div>
  );
}
