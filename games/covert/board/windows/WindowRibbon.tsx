import { useState } from 'react';
import { ReactionButtons } from '../../../../client/board/chrome/ReactionButtons';
import { nameOf } from '../../../../client/board/names';
import { useSecondsLeft } from '../../../../client/board/time';
import { cx } from '../../../../client/ui/cx';
import type { Window } from '../../state';
import { AgencyCard } from '../art/AgencyCard';
import parts from '../parts.module.css';
import type { Props } from '../props';
import { AnswerForm } from './AnswerForm';
import { AutoPass } from './AutoPass';
import { windowText } from './text';
import styles from './WindowRibbon.module.css';

/** First and Espionage: one calm ribbon for everybody, whatever the hand; who has answered is nowhere on it. */
export function WindowRibbon(props: Props) {
  const { view, now } = props;
  const { window } = view;
  if (!window) return null;
  return (
    <section className={cx(parts.asks, styles.ribbon)} aria-label={windowText.label}>
      <TimeBar endsAt={view.endsAt} total={view.options.windowSeconds} now={now} />
      <div role="status">
        <h2>{windowText.titles[window.kind]}</h2>
        <p className={parts.line}>{windowText.lines[window.kind]}</p>
      </div>
      {window.kind === 'espionage' && <Pool {...props} />}
      <Answering key={window.number} {...props} window={window} />
    </section>
  );
}

/** Shrinks to the left as the time runs out. */
function TimeBar({ endsAt, total, now }: { endsAt: number | null; total: number; now(): number }) {
  const left = useSecondsLeft(endsAt, now);
  if (left === null || total === 0) return null;
  return (
    <span className={styles.time} aria-hidden="true">
      <i style={{ transform: `scaleX(${Math.min(1, left / total)})` }} />
    </span>
  );
}

/** The cards just used, open on the table. */
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

/** The same two buttons for everybody asked, before and after. */
function Answering({ window, ...props }: Props & { window: Window }) {
  const { view, seat, act } = props;
  const [open, setOpen] = useState(false);
  if (!view.me || seat === null) return <p className={parts.line}>{windowText.watching}</p>;
  if (!window.asked.includes(seat)) return <p className={parts.line}>{windowText.notAsked}</p>;
  return (
    <>
      <ReactionButtons
        primary="pass"
        use={{ label: windowText.use[window.kind], onPress: () => setOpen(true) }}
        pass={{ label: windowText.pass, onPress: () => act.pass(window.number) }}
        why={view.me.answer ? windowText.answered : null}
        className={styles.buttons}
      />
      <AutoPass {...props} />
      {open && !view.me.answer && (
        <AnswerForm {...props} window={window} own={view.me} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
