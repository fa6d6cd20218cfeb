import { Covered, cx, useHasKeyboard, useSecret } from 'hush/board';
import { Eye, EyeOff, FingerprintPattern, Pencil, Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { TOKEN } from '../../content/tokensText';
import type { Call } from '../../state';
import { Photo } from '../evidence/Photo';
import { callText, notebookLine, quoteText } from '../text';
import styles from './CallCard.module.css';

interface CallCardProps {
  call: Call;
  words: string;
  /** Number of characters of `words` that were already spoken. */
  said: number;
  captions: boolean;
  /** Called when the words are uncovered. */
  onRead(): void;
}

/** A call with more characters than this is set in a smaller font, so that it is never cut off. */
const LONG = 170;

/**
 * A covered card with the contact's name and photograph and the words of a call. It has the same size for every call,
 * whether covered or uncovered.
 */
export function CallCard({ call, words, said, captions, onRead }: CallCardProps) {
  const secret = useSecret({ hotkey: true });
  const { open, shared, mode } = secret;
  useEffect(() => {
    if (open) onRead();
  }, [open, onRead]);
  const hasKey = useHasKeyboard() && mode === 'hold';
  const Hint = open ? Eye : EyeOff;
  const back = (
    <div className={styles.back}>
      <span className={styles.thumb}>
        {shared ? <Smartphone aria-hidden="true" /> : <FingerprintPattern aria-hidden="true" />}
      </span>
      <b>{shared ? callText.onPhone : hasKey ? callText.lookKey : callText.look[mode]}</b>
      <p>{shared ? callText.onPhoneHint : callText.lookHint}</p>
    </div>
  );
  return (
    <>
      <Covered
        secret={secret}
        back={back}
        label={callText.look[mode]}
        firstFocus
        className={styles.card}
        mark="side words"
      >
        <div className={styles.face}>
          <div className={styles.from}>
            <span className={styles.photo}>
              <Photo suspect={call.contact} />
            </span>
            <div>
              <small>{callText.contact}</small>
              <b>{TOKEN.name[call.contact]}</b>
            </div>
          </div>
          <p className={cx(styles.words, words.length > LONG && styles.long)}>
            {captions && (
              <>
                {quoteText.opening + words.slice(0, said)}
                <span>{words.slice(said) + quoteText.closing}</span>
              </>
            )}
          </p>
          <p className={styles.note}>
            <Pencil aria-hidden="true" />
            {notebookLine(call)}
          </p>
        </div>
      </Covered>
      <p className={styles.hint}>
        <Hint aria-hidden="true" />
        {shared ? callText.onPhone : open ? callText.looking[mode] : callText.shoulder}
      </p>
    </>
  );
}
