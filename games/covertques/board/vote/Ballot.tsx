import {
  type BoardProps,
  Button,
  Face,
  Name,
  nameOf,
  type Person,
  play,
  uiText,
  useBusy,
  usePicked,
  useSecret,
  useSharedScreen,
} from 'hush/board';
import type { Seat } from 'hush/game';
import { Ban, Check, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Moves, View } from '../../state';
import { hintQuote } from '../../text';
import { hintOf } from '../round';
import { seal } from '../sounds';
import { voteText } from '../text';
import styles from './Ballot.module.css';

interface BallotProps extends BoardProps<View, Moves> {
  /** Content shown between the ballot's plates and its button. */
  between: ReactNode;
  toasts: ReactNode;
}

type Pick = Seat | 'skip';

/**
 * The ballot, with a plate for each player and a plate to skip. Once the vote is locked in, it shows the choice only
 * while the voter holds the button.
 */
export function Ballot({ view, seat, act, people, between, toasts }: BallotProps) {
  const isShared = useSharedScreen();
  const [pick, setPick] = useState<Pick | null>(null);
  const [busy, wait] = useBusy();
  const isSealed = view.me !== null && view.me.vote !== null;
  // Players cannot vote on a seat's public screen.
  const isOpen = view.me !== null && !isSealed;
  const plates = people.filter((person) => person.seat !== seat && !view.out.includes(person.seat));
  usePicked(pick === 'skip' ? 'skip' : 'vote', isOpen && pick !== null ? [pick] : null);
  const lock = async () => {
    if (pick === null) return;
    const answer = await wait(pick === 'skip' ? act.skip(view.round) : act.vote(pick, view.round));
    if ('refused' in answer) return;
    setPick(null);
    play(seal);
  };
  // On a shared screen, the plates do not show the choice.
  const shown = isOpen && !isShared ? pick : null;
  const choice = { open: isOpen, onPick: setPick };
  const look = plates.length > CROWD ? `${styles.plates} ${styles.crowd}` : styles.plates;
  return (
    <div className={styles.ballot}>
      {/* Plates of a locked vote cannot be pressed, but they still scroll, so the list must be reachable by keyboard. */}
      <fieldset data-next className={look} aria-label={voteText.plates} tabIndex={isOpen ? undefined : 0}>
        {plates.map((person) => (
          <Plate key={person.seat} {...choice} value={person.seat} picked={shown === person.seat}>
            <Face {...person} size={undefined} className={styles.face} />
            <span className={styles.words}>
              <Name className={styles.name}>{person.name}</Name>
              <Said view={view} person={person} />
            </span>
          </Plate>
        ))}
        <Plate {...choice} value="skip" picked={shown === 'skip'}>
          <Ban aria-hidden="true" />
          <span className={styles.words}>
            <span className={styles.name}>{voteText.skip}</span>
            <span className={styles.hint}>{voteText.nobody}</span>
          </span>
        </Plate>
      </fieldset>
      {between}
      {toasts}
      {seat !== null && (
        <div className={styles.go} data-next>
          {view.me?.vote ? (
            <OwnVote vote={view.me.vote} people={people} />
          ) : (
            <Button
              variant="primary"
              size="lg"
              full
              data-coach="lock"
              icon={<Lock />}
              busy={busy}
              why={view.me === null ? uiText.onYourPhoneWhy : pick === null ? voteText.pick : null}
              whyAt="press"
              onClick={lock}
            >
              {lockWords(pick, people, isShared)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const CROWD = 7;

/** Returns the button's label, which never names the choice on a shared screen. */
function lockWords(pick: Pick | null, people: readonly Person[], isShared: boolean): string {
  if (pick === null || isShared) return voteText.lock;
  return voteText.lockOn(pick === 'skip' ? voteText.skip : nameOf(people)(pick));
}

/** The voter's sealed vote. It is visible only while the voter holds the button. */
function OwnVote({ vote, people }: { vote: Pick; people: readonly Person[] }) {
  const { open, shared, mode, bind } = useSecret();
  const sub = shared ? uiText.onYourPhone : open ? voteText.hideOwn[mode] : voteText.seeOwn[mode];
  return (
    <Button
      size="lg"
      full
      icon={<Lock />}
      sub={sub}
      why={shared ? uiText.onYourPhoneWhy : null}
      whyAt="press"
      {...bind}
    >
      {open ? (vote === 'skip' ? voteText.skip : nameOf(people)(vote)) : voteText.done}
    </Button>
  );
}

interface PlateProps {
  value: Pick;
  picked: boolean;
  open: boolean;
  onPick(value: Pick): void;
  children: ReactNode;
}

function Plate({ value, picked, open, onPick, children }: PlateProps) {
  return (
    <label
      data-coach={`plate:${value}`}
      className={value === 'skip' ? `${styles.plate} ${styles.skip}` : styles.plate}
      data-checked={picked ? '' : undefined}
    >
      <input
        type="radio"
        name="vote"
        className="sr"
        checked={picked}
        disabled={!open}
        onChange={() => onPick(value)}
        onClick={() => onPick(value)}
      />
      {children}
      {picked && (
        <span className={styles.tick}>
          <Check aria-hidden="true" />
        </span>
      )}
    </label>
  );
}

/** Shows the player's hint in this round and, on wide screens, the hint in the round before. */
function Said({ view, person }: { view: View; person: Person }) {
  const now = hintOf(view, person.seat, view.round);
  const before = hintOf(view, person.seat, view.round - 1);
  const quote = (hint: typeof now) => hint && hintQuote(hint);
  return (
    <>
      <span className={styles.hint}>{quote(now)}</span>
      {before && (
        <span className={`${styles.hint} ${styles.before}`}>
          <b>{voteText.round(before.round)}</b> {quote(before)}
        </span>
      )}
    </>
  );
}
