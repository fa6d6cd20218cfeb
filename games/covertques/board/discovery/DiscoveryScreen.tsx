import {
  type BoardProps,
  Button,
  Face,
  Name,
  type Person,
  type PressHandlers,
  refuse,
  Toasts,
  uiText,
  useBusy,
  useSettings,
  useSharedScreen,
} from 'hush/board';
import { Check, FingerprintPattern, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Guess, type Moves, revealerOf, type View } from '../../state';
import { hintQuote } from '../../text';
import { Stage } from '../frame/Office';
import { hintOf, othersOf } from '../round';
import { discoveryText, mayName, notYours } from '../text';
import { BigDigit } from './BigDigit';
import styles from './DiscoveryScreen.module.css';
import { useHold } from './useHold';

/**
 * The discovery screen, which is the same for every seat that is still in. Each player can press and hold any face, and
 * every choice is sent. Only the server knows whose choice counts. The screen plays no sound and never asks which moves
 * are legal for the seat.
 */
export function DiscoveryScreen({ view, seat, act, people, now }: BoardProps<View, Moves>) {
  const { secrets } = useSettings();
  const isShared = useSharedScreen();
  const { held, bind } = useHold(async (guess) => {
    const answer = await act.reveal(guess, view.round);
    // Only this player sees the reason. The rules refuse all these seats with the same code.
    if ('refused' in answer && answer.refused === 'not-now' && view.me?.role !== revealerOf(view.round))
      refuse(notYours(view));
  });
  const others = othersOf(view, seat).flatMap((one) => people.find((person) => person.seat === one) ?? []);
  const isOut = seat !== null && view.out.includes(seat);
  // No player can be named on a seat's public screen, because the screen must not show which seat may do so.
  const keys = view.me === null || isOut ? null : bind;
  // A shared screen does not show which face is being held.
  const ringed = isShared ? null : held;
  const hasAlone = view.guesses.includes('alone');
  const isCrowd = others.length + (hasAlone ? 1 : 0) > CROWD;
  return (
    <Stage view={view} people={people} now={now} className={styles.discovery}>
      <div className={styles.body}>
        <div className={styles.top}>
          <BigDigit endsAt={view.endsAt} now={now} total={view.options.discoverySeconds * 1000} />
          <section className={styles.hush}>
            <h2>{discoveryText.hush}</h2>
            <p>
              {view.endsAt === null
                ? `${mayName(view, isOut)} ${discoveryText.waits(view.options.discoverySeconds)}`
                : mayName(view, isOut)}
            </p>
          </section>
        </div>
        <section className={styles.faces} aria-label={discoveryText.faces}>
          <Toasts />
          {seat !== null && !isOut && (
            <p className={styles.how}>
              <FingerprintPattern size="1.25em" aria-hidden="true" />
              {view.me === null ? uiText.onYourPhoneWhy : `${discoveryText[secrets]} ${discoveryText.risk}`}
            </p>
          )}
          <div data-next className={isCrowd ? `${styles.grid} ${styles.crowd}` : styles.grid}>
            {others.map((person) => (
              <FaceKey
                key={person.seat}
                person={person}
                said={saidBy(view, person)}
                out={view.out.includes(person.seat)}
                isOff={isOut}
                held={ringed === person.seat}
                hold={keys?.(person.seat)}
              />
            ))}
            {hasAlone && <AloneKey isOff={isOut} held={ringed === ALONE} hold={keys?.(ALONE)} />}
          </div>
          {view.me && !isOut && <Pass passed={view.me.passed} onPass={() => act.pass(view.round)} />}
        </section>
      </div>
    </Stage>
  );
}

const CROWD = 6;
const ALONE: Guess = 'alone';

function saidBy(view: View, person: Person): string {
  const hint = hintOf(view, person.seat, view.round);
  if (!hint) return '';
  return hintQuote(hint);
}

/**
 * The Pass button. Pressing it changes no other player’s screen, and the player can still hold a face afterwards. It is
 * the next action, so that a player who presses the space bar to see their card does not hold a face.
 */
function Pass({ passed, onPass }: { passed: boolean; onPass(): Promise<unknown> }) {
  const [busy, wait] = useBusy();
  return (
    <Button
      className={styles.pass}
      data-coach="pass"
      data-next-action={passed ? undefined : ''}
      icon={passed ? <Check /> : undefined}
      busy={busy}
      aria-pressed={passed}
      onClick={passed ? undefined : () => wait(onPass())}
    >
      {passed ? discoveryText.passed : discoveryText.pass}
    </Button>
  );
}

interface FaceKeyProps {
  person: Person;
  said: string;
  out: boolean;
  /** Whether the viewer was voted out and so cannot name a player. */
  isOff: boolean;
  held: boolean;
  hold: PressHandlers | undefined;
}

function FaceKey({ person, said, out, isOff, held, hold }: FaceKeyProps) {
  return (
    <button
      type="button"
      data-coach={`face:${person.seat}`}
      className={held ? `${styles.key} ${styles.held}` : styles.key}
      disabled={out || isOff}
      {...hold}
    >
      <Ring held={held}>
        <Face {...person} size={undefined} out={out} className={styles.face} />
      </Ring>
      <Name>{person.name}</Name>
      <small>{out ? discoveryText.out : said}</small>
    </button>
  );
}

function AloneKey({ isOff, held, hold }: Pick<FaceKeyProps, 'isOff' | 'held' | 'hold'>) {
  return (
    <button type="button" className={held ? `${styles.key} ${styles.held}` : styles.key} disabled={isOff} {...hold}>
      <Ring held={held}>
        <span className={styles.nobody}>
          <UserRoundX size="55%" aria-hidden="true" />
        </span>
      </Ring>
      <span>{discoveryText.alone}</span>
      <small>{discoveryText.aloneHint}</small>
    </button>
  );
}

function Ring({ held, children }: { held: boolean; children: ReactNode }) {
  return (
    <span className={styles.ring}>
      {children}
      {held && (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="46" />
          <circle cx="50" cy="50" r="46" pathLength="1" className={styles.closing} />
        </svg>
      )}
    </span>
  );
}
