import {
  cx,
  HoldButton,
  nameOf,
  ReactionButtons,
  ReactionWindow,
  TimerRing,
  useSecondsLeft,
  useSecret,
  useSharedScreen,
} from 'hush/board';
import { readBy } from 'hush/game';
import { useState } from 'react';
import { hasActions, usables } from '../../legal/hand';
import type { View, Window } from '../../state';
import { usedNow } from '../../text';
import { AgencyCard } from '../art/AgencyCard';
import { screenText } from '../cards/text';
import parts from '../parts.module.css';
import type { Props } from '../props';
import { wordsOf } from '../reasons';
import { AnswerForm } from './AnswerForm';
import { AutoPass } from './AutoPass';
import { firstWords, windowText } from './text';
import styles from './WindowRibbon.module.css';

/**
 * The ribbon that asks about First or Espionage. It is the same for every hand and never shows who has answered. Seats
 * that are not asked, or that pass automatically, see only its first line and the time.
 */
export function WindowRibbon(props: Props) {
  const { window } = props.view;
  const [form, setForm] = useState<number | null>(null);
  if (!window) return null;
  const isAnswering = form === window.number && props.view.me?.answer === null;
  return (
    <>
      <Across {...props} window={window} isAnswering={isAnswering} onUse={() => setForm(window.number)} />
      {isAnswering && props.view.me && (
        <AnswerForm {...props} window={window} own={props.view.me} onClose={() => setForm(null)} />
      )}
    </>
  );
}

interface AcrossProps extends Props {
  window: Window;
  isAnswering: boolean;
  onUse(): void;
}

function Across({ window, isAnswering, onUse, ...props }: AcrossProps) {
  const { view, seat, now } = props;
  const isShared = useSharedScreen();
  const isAsked = view.me !== null && seat !== null && window.asked.includes(seat);
  // On a shared screen, viewers must not see who passes automatically.
  const isAutomatic = isAsked && view.me?.autoPass === true && view.me.answer !== null && !isShared;
  const asks = isAsked && !isAutomatic;
  const isThin = !asks || isAnswering;
  return (
    <ReactionWindow
      number={window.number}
      label={windowText.label}
      asks={asks}
      isAnswering={isAnswering}
      className={cx(parts.asks, styles.ribbon, isThin && styles.thin)}
    >
      <TimeBar endsAt={view.endsAt} total={view.options.windowSeconds} now={now} />
      <div className={styles.head}>
        <div role="status">
          <h2 tabIndex={-1} data-window-heading>
            {windowText.titles[window.kind]}
          </h2>
          {!isAnswering && (
            <p className={parts.line}>{isAsked ? lineOf(props, window, isAutomatic) : unasked(props, window)}</p>
          )}
        </div>
        <TimerRing endsAt={view.endsAt} total={view.options.windowSeconds * 1000} now={now} size="3.25rem" />
        {isAnswering && <Answers {...props} window={window} onUse={onUse} isAlone />}
      </div>
      {!isThin && window.kind === 'espionage' && <Pool {...props} />}
      {!isThin && <Has view={view} kind={window.kind} />}
      {!isThin && <Answers {...props} window={window} onUse={onUse} />}
      {isAsked && !isAnswering && <AutoPass {...props} />}
    </ReactionWindow>
  );
}

function lineOf({ view, seat, people }: Props, { kind }: Window, isAutomatic: boolean): string {
  if (isAutomatic) return windowText.automatic;
  if (kind === 'espionage') {
    const { user = null, cards = [], taken = [] } = view.pool ?? {};
    const takes = user === seat && taken.length === 0 ? windowText.takesBack : windowText.takes;
    return [usedNow(view, readBy(nameOf(people), seat)), takes(cards.length), windowText.asked].join(' ');
  }
  const isCodes = view.phase === 'breakCodes';
  const next = view.order.find((one) => (isCodes ? !view.stepsDone.includes(one) : hasActions(view, one)));
  return firstWords(isCodes, next === seat);
}

const unasked = ({ view, legal }: Props, { kind }: Window) =>
  view.me ? wordsOf(legal.why(kind)) : windowText.watching;

/**
 * Says whether this hand has the ability, once the player uncovers the answer. The cover is the same for every hand.
 */
function Has({ view, kind }: { view: View; kind: Window['kind'] }) {
  const secret = useSecret();
  const { hold, tap, one, none } = windowText.has[kind];
  const open = (
    <span role="status">{secret.open && usables(view).some(({ ability }) => ability === kind) ? one : none}</span>
  );
  return (
    <HoldButton
      secret={secret}
      words={{ hold: { covered: hold, open }, tap: { covered: tap, open }, shared: screenText.shared }}
      className={styles.has}
    />
  );
}

/** A bar that shrinks to the left as the time runs out. */
function TimeBar({ endsAt, total, now }: { endsAt: number | null; total: number; now(): number }) {
  const left = useSecondsLeft(endsAt, now);
  if (left === null || total === 0) return null;
  return (
    <span className={styles.time} aria-hidden="true">
      <i style={{ transform: `scaleX(${Math.min(1, left / total)})` }} />
    </span>
  );
}

/** The cards just used, face up on the table. */
function Pool({ view, people }: Props) {
  const cards = view.pool?.cards ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.pool} aria-label={windowText.pool} tabIndex={0}>
      {cards.map(({ card, spentBy }) => (
        <span key={card}>
          <AgencyCard card={card} />
          {spentBy !== null && <small>{windowText.spentBy(nameOf(people)(spentBy))}</small>}
        </span>
      ))}
    </section>
  );
}

type AnswersProps = Props & Pick<AcrossProps, 'window' | 'onUse'> & { isAlone?: boolean | undefined };

/**
 * The buttons to use a card and to pass. They are the same for all seats asked, before and after they answer. With
 * `isAlone` only Pass is shown, above the form.
 */
function Answers({ window, onUse, view, act, isAlone = false }: AnswersProps) {
  return (
    <ReactionButtons
      primary="pass"
      use={isAlone ? null : { label: windowText.use[window.kind], onPress: onUse }}
      pass={{ label: windowText.pass, onPress: () => act.pass(window.number) }}
      why={view.me?.answer ? windowText.answered : null}
      className={isAlone ? styles.alone : styles.buttons}
    />
  );
}
