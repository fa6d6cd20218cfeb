import {
  type BoardProps,
  Button,
  TimerRing,
  Toasts,
  uiText,
  useBusy,
  useSecret,
  useWide,
  whyInWords,
} from 'hush/board';
import { Check, Eye } from 'lucide-react';
import type { Moves, View } from '../../state';
import { refusals } from '../../text';
import tall from '../art/office-tall.svg?url';
import wide from '../art/office-wide.svg?url';
import { Stage } from '../frame/Office';
import { Looked, useHasLooked } from '../looked';
import { frameText, howLong, nightText } from '../text';
import { Envelope } from './Envelope';
import styles from './NightScreen.module.css';
import { SecretFace } from './SecretFace';

/** The screen for the night. While the envelope is sealed, the screen looks identical for every seat. */
export function NightScreen({ view, seat, act, legal, now, people }: BoardProps<View, Moves>) {
  const secret = useSecret({ hotkey: true });
  const isWide = useWide();
  // The envelope cannot be opened on a shared screen.
  const mayConfirm = useHasLooked() || secret.shared;
  const { me, options } = view;
  const looking = secret.mode === 'tap' ? nightText.lookingTap : nightText.looking;
  return (
    <Stage view={view} people={people} now={now}>
      <picture className={styles.office}>
        <source media="(min-width: 720px)" srcSet={wide} />
        <img src={tall} alt="" />
      </picture>
      <div className={styles.body}>
        <section className={styles.say} aria-label={nightText.label}>
          <ol className={styles.steps}>
            <li aria-current="step">
              <Eye aria-hidden="true" />
              {nightText.steps[0]}
            </li>
            <li>{nightText.steps[1]}</li>
          </ol>
          <h2>{nightText.say}</h2>
          <p>{howLong(view)}</p>
        </section>
        <section className={styles.middle} data-next>
          <Envelope secret={secret} isMine={me !== null}>
            {me && (
              <>
                <Looked />
                <SecretFace view={view} me={me} people={people} />
              </>
            )}
          </Envelope>
          <p className={styles.let}>
            <Eye aria-hidden="true" />
            <span>{secret.open && me ? looking : nightText.same}</span>
          </p>
        </section>
        <footer data-next className={view.endsAt === null ? `${styles.foot} ${styles.untimed}` : styles.foot}>
          <TimerRing
            endsAt={view.endsAt}
            now={now}
            total={options.nightSeconds * 1000}
            size={isWide ? '9rem' : '4.25rem'}
          />
          <div className={styles.toasts}>
            <Toasts />
          </div>
          {me ? (
            <Seen
              seen={me.seen}
              why={
                me.seen
                  ? null
                  : (whyInWords(refusals, legal.why('seen')) ?? (mayConfirm ? null : nightText.openFirst[secret.mode]))
              }
              onSeen={() => act.seen()}
            />
          ) : (
            <p>{seat === null ? frameText.watching : uiText.onYourPhoneWhy}</p>
          )}
        </footer>
      </div>
    </Stage>
  );
}

/** The button that confirms that the player has seen the card. Pressing it changes no other player's screen. */
function Seen({ seen, why, onSeen }: { seen: boolean; why: string | null; onSeen(): Promise<unknown> }) {
  const [busy, wait] = useBusy();
  return (
    <Button
      variant="primary"
      size="lg"
      full
      className={styles.seen}
      data-coach="seen"
      icon={<Check />}
      busy={busy}
      why={why}
      whyAt="press"
      aria-pressed={seen}
      onClick={seen ? undefined : () => wait(onSeen())}
    >
      {seen ? nightText.wasSeen : nightText.seen}
    </Button>
  );
}
