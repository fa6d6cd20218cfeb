import { repeat, SoundToggle, stopVibrating, useSettings, useSharedScreen, vibrate } from 'hush/board';
import { EyeOff, Headphones, Phone } from 'lucide-react';
import { useEffect } from 'react';
import type { Call } from '../../state';
import { DAY_NAMES } from '../../text';
import { Caller } from '../art/drawings';
import { ring } from '../sounds';
import { callText } from '../text';
import { CallFrame } from './CallFrame';
import styles from './Incoming.module.css';

interface IncomingProps {
  call: Call;
  name: string;
  endsAt: number | null;
  total: number;
  now(): number;
  onAnswer(): void;
  onHangUp(): void;
}

const RING_EVERY = 2600;
const BUZZ = [400, 200, 400, 1600];

/** The screen while the telephone rings. It looks the same for every caller and every kind of clue. */
export function Incoming({ call, name, endsAt, total, now, onAnswer, onHangUp }: IncomingProps) {
  useRinging();
  const { spoken } = useSettings();
  const isShared = useSharedScreen();
  const aloud = spoken && !isShared;
  const isFirst = call.kind === 'first';
  return (
    <CallFrame
      label={callText.rings(DAY_NAMES[call.day], isFirst)}
      onEscape={onHangUp}
      endsAt={endsAt}
      total={total}
      now={now}
      className={styles.call}
      button={<SoundToggle />}
    >
      <section className={styles.who}>
        <div className={styles.disc}>
          <Caller />
        </div>
        <span className={styles.caps}>{callText.rings(DAY_NAMES[call.day], isFirst)}</span>
        <h1 className={styles.title}>{callText.caller(isFirst)}</h1>
        <p>{callText.wantsAWord(name, isFirst)}</p>
      </section>
      <div className={styles.foot}>
        <span className={styles.ear}>
          {aloud ? <Headphones aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
          {callText.ear(aloud)}
        </span>
        <div className={styles.knobs}>
          <button type="button" className={styles.knob} onClick={onHangUp}>
            <i className={styles.no}>
              <Phone aria-hidden="true" />
            </i>
            {callText.hangUp}
          </button>
          <button type="button" className={styles.knob} data-coach="answer" onClick={onAnswer}>
            <i className={styles.yes}>
              <Phone aria-hidden="true" />
            </i>
            {callText.answer}
          </button>
        </div>
      </div>
    </CallFrame>
  );
}

function useRinging() {
  useEffect(() => {
    const stop = repeat(ring, RING_EVERY);
    vibrate(BUZZ);
    const buzz = setInterval(() => vibrate(BUZZ), RING_EVERY);
    return () => {
      stop();
      clearInterval(buzz);
      stopVibrating();
    };
  }, []);
}
