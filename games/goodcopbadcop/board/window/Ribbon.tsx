import { Shield } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ReactionButtons } from '../../../../client/board/chrome/ReactionButtons';
import type { BoardProps, Person } from '../../../../client/board/contract';
import { nameOf } from '../../../../client/board/names';
import { cx } from '../../../../client/ui/cx';
import { Face } from '../../../../client/ui/Face';
import { Switch } from '../../../../client/ui/Switch';
import { Toasts } from '../../../../client/ui/Toasts';
import type { Moves, View, WindowView } from '../../state';
import { Badge } from '../art/Badge';
import { Tape } from '../art/Tape';
import { EquipmentSheet } from '../equipment/EquipmentSheet';
import { HandCard } from '../equipment/HandCard';
import styles from './Ribbon.module.css';
import { Seconds } from './Seconds';
import { isAtMe, windowText, windowWords } from './text';

/**
 * Police tape across the table while a window is open: of one size, with the same buttons, for every hand. The sheet of
 * the own card outlives the window, to say that somebody was faster and to offer the next one.
 */
export function Ribbon(props: BoardProps<View, Moves>) {
  const { window } = props.view;
  const [isUsing, setUsing] = useState(false);
  return (
    <>
      {window && <Across {...props} window={window} onUse={() => setUsing(true)} />}
      <EquipmentSheet {...props} open={isUsing} onClose={() => setUsing(false)} />
    </>
  );
}

interface AcrossProps extends BoardProps<View, Moves> {
  window: WindowView;
  onUse(): void;
}

function Across({ window, onUse, ...props }: AcrossProps) {
  const { view, seat, people, now } = props;
  const { title, line } = windowWords(view, window, seat, nameOf(people));
  const total = view.options.windowSeconds * 1000;
  const drain = window.endsAt === null ? null : drained(window.endsAt - now(), total);
  const actor = window.kind === 'preGame' ? undefined : people.find((person) => person.seat === view.active);
  const isAlarm = isAtMe(view, window, seat);
  const isPlaying = view.me !== null && seat !== null && !view.out.includes(seat);
  const ribbon = useRef<HTMLElement>(null);
  // The button that declared lies under the tape now: the keyboard goes on from the tape.
  useEffect(() => {
    if (document.activeElement?.closest('[data-under-tape]')) ribbon.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={ribbon}
      tabIndex={-1}
      className={styles.ribbon}
      aria-label={windowText.label}
      data-window={window.number}
    >
      <Tape key={`${window.number} ${window.endsAt}`} drain={drain} className={styles.tape} />
      <div className={styles.inside}>
        <div className={styles.head}>
          <span className={cx(styles.face, isAlarm && styles.alarm)}>
            {actor ? (
              <Face {...actor} size={undefined} className={styles.portrait} />
            ) : (
              <Badge className={styles.badge} />
            )}
          </span>
          <div className={styles.words}>
            <h2 className={cx(isAlarm && styles.red)}>{title}</h2>
            <p>{line}</p>
          </div>
          <Seconds endsAt={window.endsAt} now={now} total={total} />
        </div>
        {isPlaying && <Answer key={window.number} {...props} window={window} onUse={onUse} />}
        <div className={styles.foot}>
          <Asked window={window} people={people} />
          {isPlaying && <AutoPass {...props} />}
        </div>
        <div className={styles.toasts}>
          <Toasts />
        </div>
      </div>
      <Tape className={styles.below} />
    </section>
  );
}

function drained(left: number, total: number) {
  return { part: total > 0 ? Math.min(1, Math.max(0, left / total)) : 1, ms: Math.max(0, left) };
}

/** The own card and the two answers; after a pass the same things in the same places. */
function Answer({ window, onUse, view, act, seat }: AcrossProps) {
  const hasPassed = view.me?.passed === true;
  return (
    <div className={styles.answer}>
      <HandCard hand={view.me?.hand ?? []} />
      <ReactionButtons
        use={{ label: windowText.use, icon: <Shield />, onPress: onUse }}
        pass={{ label: hasPassed ? windowText.passed : windowText.pass, onPress: () => act.pass(window.number) }}
        primary="use"
        why={seat !== null && window.asked.includes(seat) ? null : windowText.noHand}
        answered={hasPassed ? windowText.hasPassed : null}
        className={styles.buttons}
        buttonClassName={styles.button}
      />
    </div>
  );
}

/** Who is asked is public; who has answered is not. */
function Asked({ window, people }: { window: WindowView; people: readonly Person[] }) {
  const asked = people.filter(({ seat }) => window.asked.includes(seat));
  return (
    <p className={styles.asked}>
      <span aria-hidden="true">{windowText.asked}</span>
      <span className="sr">{windowText.askedAll(asked.map(({ name }) => name))}</span>
      <span className={styles.faces} aria-hidden="true">
        {asked.map((person) => (
          <Face key={person.seat} {...person} size="sm" />
        ))}
      </span>
    </p>
  );
}

function AutoPass({ view, act }: BoardProps<View, Moves>) {
  return (
    <div className={styles.auto}>
      <Switch
        label={windowText.auto}
        hint={windowText.autoHint}
        checked={view.me?.autoPass === true}
        onChange={(on) => void act.setAutoPass(on)}
      />
    </div>
  );
}
