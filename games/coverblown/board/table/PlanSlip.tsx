import { Face, nameOf, type Person, refuse, Words, whyInWords } from 'hush/board';
import { type Code, piecesOf, readBy, type Seat, strong } from 'hush/game';
import { Check, Hand, Stamp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { HEARING_MS, standingPlan } from '../../queries';
import type { Plan, View } from '../../state';
import { refusals } from '../../text';
import { useHearing } from '../hearing';
import { Picture } from '../sheets/EvidenceCard';
import { answeredBy, planText } from '../text';
import styles from './PlanSlip.module.css';

interface PlanSlipProps {
  view: Pick<View, 'plans' | 'outcome' | 'day' | 'practice'>;
  seat: Seat | null;
  people: readonly Person[];
  now(): number;
  /** Returns why this seat cannot give this answer now, or null if it can. */
  why(answer: 'agree' | 'object'): Code | null;
  onAnswer(answer: 'agree' | 'object'): void;
  /** Called to open the examination form with the pair. Null if this seat cannot examine. */
  onExamine: (() => void) | null;
}

/**
 * The proposed pair, pinned above the buttons until the day ends or a new proposal replaces it. High screens keep space
 * for it, so that the board does not shrink when a pair is proposed.
 */
export function PlanSlip({ view, ...props }: PlanSlipProps) {
  const plan = view.outcome ? null : standingPlan(view);
  return (
    <div className={styles.slot}>
      {plan && <Pinned plan={plan} isPractice={view.practice} {...props} />}
      {!plan && !view.outcome && (
        <p className={styles.none}>
          {view.day !== 'friday' && <Frames />}
          {view.day === 'friday' ? planText.friday : props.seat === null ? planText.noneYet : planText.none}
        </p>
      )}
    </div>
  );
}

/** The empty places of the two pictures of a proposed pair. */
function Frames() {
  return (
    <span className={styles.frames} aria-hidden="true">
      <i>?</i>
      &amp;
      <i>?</i>
    </span>
  );
}

interface PinnedProps extends Omit<PlanSlipProps, 'view'> {
  plan: Plan;
  /** True in a practice match, in which bots wait for the person without a countdown. */
  isPractice: boolean;
}

function Pinned({ plan, isPractice, seat, people, now, why, onAnswer, onExamine }: PinnedProps) {
  const isOwn = plan.by === seat;
  const by = people.find((person) => person.seat === plan.by);
  const hearing = useHearing(plan, isPractice ? undefined : by, now);
  const names = readBy(nameOf(people), seat);
  const answer = (kind: 'agree' | 'object') => {
    const seats = kind === 'agree' ? plan.agreements : plan.objections;
    const isGiven = seat !== null && seats.includes(seat);
    const isOffered = seat !== null && !isOwn;
    return (
      <Answer
        word={kind === 'agree' ? planText.goAhead : planText.wait}
        icon={kind === 'agree' ? <Check /> : <Hand />}
        people={people.filter((person) => seats.includes(person.seat))}
        sub={answeredBy(isOwn ? 'askedYou' : kind, seats, names)}
        mark={kind === 'agree' ? 'plan-agree' : 'plan-wait'}
        isGiven={isGiven}
        why={isGiven ? null : whyInWords(refusals, why(kind))}
        onPress={isOffered ? () => !isGiven && onAnswer(kind) : null}
      />
    );
  };
  return (
    <section className={styles.slip} aria-label={planText.label} data-plan data-look="paper">
      <span className={styles.pictures} aria-hidden="true">
        <Picture token={plan.suspect} />
        <Picture token={plan.weapon} />
      </span>
      <p className={styles.words} role="status">
        <span className={styles.who}>
          {by && <Face {...by} name="" size={undefined} className={styles.face} />}
          <span>
            <Doing hearing={hearing} name={isOwn ? null : strong(names(plan.by))} />
          </span>
        </span>{' '}
        <span className={styles.pair}>{planText.pair(plan.suspect, plan.weapon)}</span>
      </p>
      {hearing.left !== null && (
        <b
          className={styles.ring}
          style={{ '--part': (hearing.left * 1000) / HEARING_MS } as CSSProperties}
          aria-hidden="true"
        >
          {hearing.left}
        </b>
      )}
      <div className={styles.answers}>
        {answer('object')}
        {isOwn && onExamine ? (
          <Answer
            word={planText.examine}
            icon={<Stamp />}
            people={people.filter((person) => plan.agreements.includes(person.seat))}
            sub={answeredBy('toldYou', plan.agreements, names)}
            mark="plan-examine"
            isStamp
            onPress={onExamine}
          />
        ) : (
          answer('agree')
        )}
      </div>
    </section>
  );
}

/**
 * Says what the author will do next. Screen readers get a sentence without the seconds, so that they do not announce
 * each second.
 */
function Doing({ hearing: { left, words }, name }: { hearing: ReturnType<typeof useHearing>; name: string | null }) {
  const wants = <Words of={piecesOf(planText.wants(name))} />;
  if (words === null) return wants;
  if (left === null) return <Words of={piecesOf(words)} />;
  return (
    <>
      <span aria-hidden="true">
        <Words of={piecesOf(words)} />
      </span>
      <span className="sr">{wants}</span>
    </>
  );
}

interface AnswerProps {
  word: string;
  icon: ReactNode;
  people: readonly Person[];
  /** The names of these players as text, or null if there are none. */
  sub: string | null;
  /** Name by which the coach finds the button while it can be pressed. */
  mark: string;
  isGiven?: boolean;
  isStamp?: boolean;
  why?: string | null;
  /** Called when the button is pressed. Null if this seat can only read the answers. */
  onPress: (() => void) | null;
}

/** Maximum number of faces shown next to an answer. Other players are only counted. */
const FACES = 2;

/** One of the two possible answers, with the players who gave it. */
function Answer({ word, icon, people, sub, mark, isGiven = false, isStamp, why = null, onPress }: AnswerProps) {
  const more = people.length - FACES;
  const inside = (
    <>
      {people.length > 0 ? (
        <span className={styles.faces} aria-hidden="true">
          {people.slice(0, FACES).map((person) => (
            <Face key={person.seat} {...person} name="" size={undefined} className={styles.face} />
          ))}
          {more > 0 && <i>+{more}</i>}
        </span>
      ) : (
        icon
      )}
      <span>
        <b>{word}</b>
        {sub && <small>{sub}</small>}
      </span>
    </>
  );
  if (!onPress) return <p className={styles.answer}>{inside}</p>;
  return (
    <button
      type="button"
      className={isStamp ? styles.stamp : styles.answer}
      aria-pressed={isStamp ? undefined : isGiven}
      aria-disabled={why !== null || undefined}
      data-coach={why === null && !isGiven ? mark : undefined}
      onClick={() => (why === null ? onPress() : refuse(why))}
    >
      {inside}
    </button>
  );
}
