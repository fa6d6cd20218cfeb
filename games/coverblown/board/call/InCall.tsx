import {
  Button,
  changeSettings,
  IconButton,
  minutes,
  play,
  speak,
  uiText,
  useBoardContext,
  useSettings,
  useSharedScreen,
} from 'hush/board';
import { BookOpen, Captions as CaptionsIcon, Megaphone, Phone, RotateCcw, Volume2 } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { callWords } from '../../callWords';
import { SUSPECT } from '../../content/tokens';
import type { Call } from '../../state';
import { DAY_NAMES } from '../../text';
import { crackle } from '../sounds';
import { callText, dockText } from '../text';
import { CallCard } from './CallCard';
import { CallFrame } from './CallFrame';
import styles from './InCall.module.css';

interface InCallProps {
  call: Call;
  /** Name by which the caller addresses the player. */
  name: string;
  endsAt: number | null;
  total: number;
  now(): number;
  /** Called when the words are uncovered or spoken. */
  onRead(): void;
  /** Called to hang up and open the claim form. Null if the player cannot make a claim now. */
  onClaim: (() => void) | null;
  onHangUp(): void;
}

/**
 * The screen while a call is in progress. Waves, time and buttons, which bystanders can see, are the same for every
 * call. Only the covered card depends on the length of the words.
 */
export function InCall({ call, name, endsAt, total, now, onRead, onClaim, onHangUp }: InCallProps) {
  const { rules } = useBoardContext();
  const { spoken } = useSettings();
  const isShared = useSharedScreen();
  const [captions, setCaptions] = useState(true);
  const [asking, setAsking] = useState(false);
  const [take, setTake] = useState(0);
  const words = callWords(call, name);
  const aloud = spoken && !isShared;
  const said = useWords(words, SUSPECT[call.contact].voice, aloud, take);
  const seconds = useSeconds(take);
  useEffect(() => {
    if (aloud) onRead();
  }, [aloud, onRead]);

  const outLoud = () => {
    if (spoken) changeSettings({ spoken: false });
    else setAsking(true);
  };
  return (
    <CallFrame
      label={callText.onTheLine(DAY_NAMES[call.day])}
      onEscape={onHangUp}
      endsAt={endsAt}
      total={total}
      now={now}
      blurred
      className={styles.call}
      button={<IconButton label={uiText.rules} icon={<BookOpen />} onClick={() => rules.open('calls')} />}
    >
      <section className={styles.who}>
        <div className={styles.line}>
          <span className={styles.dot} />
          <div>
            <span className={styles.caps}>{callText.onTheLine(DAY_NAMES[call.day])}</span>
            <h1 className={styles.title}>{callText.caller(call.kind === 'first')}</h1>
          </div>
          <span className={styles.seconds}>{minutes(seconds)}</span>
        </div>
        <Wave part={Math.min(1, seconds / LINE_SECONDS)} />
        {asking ? (
          <div className={styles.ask} role="alertdialog" aria-label={callText.askAlone}>
            <b>{callText.askAlone}</b>
            <p>{callText.askAloneHint}</p>
            <Button
              variant="primary"
              full
              onClick={() => {
                changeSettings({ spoken: true });
                setAsking(false);
                setTake(take + 1);
              }}
            >
              {callText.onlyMe}
            </Button>
            <Button full onClick={() => setAsking(false)}>
              {callText.keepQuiet}
            </Button>
          </div>
        ) : (
          <CallCard call={call} words={words} said={captions ? said : 0} captions={captions} onRead={onRead} />
        )}
      </section>
      <div className={styles.phone}>
        <div className={styles.tools}>
          <Tool label={callText.outLoud} icon={<Volume2 />} pressed={aloud} off={isShared} onPress={outLoud} />
          <Tool
            label={callText.captions}
            icon={<CaptionsIcon />}
            pressed={captions}
            onPress={() => setCaptions(!captions)}
          />
          <Tool label={callText.again} icon={<RotateCcw />} onPress={() => setTake(take + 1)} />
          {onClaim && (
            <span className={styles.claim}>
              <Tool label={dockText.claim} icon={<Megaphone />} mark="claim" onPress={onClaim} />
            </span>
          )}
          <span className={styles.smallHang}>
            <Tool label={callText.hangUp} icon={<Phone />} mark="hang-up" onPress={onHangUp} />
          </span>
        </div>
        <div className={styles.bottom}>
          <button type="button" className={styles.hang} data-coach="hang-up" onClick={onHangUp}>
            <i>
              <Phone aria-hidden="true" />
            </i>
            {callText.hangUp}
          </button>
        </div>
      </div>
    </CallFrame>
  );
}

interface ToolProps {
  label: string;
  icon: React.ReactNode;
  pressed?: boolean;
  off?: boolean;
  mark?: string;
  onPress(): void;
}

function Tool({ label, icon, pressed, off = false, mark, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-coach={mark}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <i>{icon}</i>
      {label}
    </button>
  );
}

/**
 * Time in seconds until the drawing of waves is complete. It is the same for every call, and longer than the longest
 * call.
 */
const LINE_SECONDS = 24;
const WAVE = [
  18, 82, 24, 41, 50, 82, 63, 33, 40, 44, 95, 28, 41, 21, 82, 47, 74, 31, 38, 69, 60, 75, 24, 45, 52, 30, 88, 36, 58,
  22, 70, 44, 27, 64, 80, 35, 49, 26, 55, 40,
];

function Wave({ part }: { part: number }) {
  const filled = Math.round(part * WAVE.length);
  return (
    <div className={styles.wave} aria-hidden="true">
      {WAVE.map((height, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never move
          key={index}
          className={index < filled ? styles.on : undefined}
          style={{ '--h': index < filled ? height : 16 } as CSSProperties}
        />
      ))}
    </div>
  );
}

/** Returns the number of characters spoken so far. It increases with time even if the sound is off. */
function useWords(words: string, voice: { pitch: number; rate: number }, aloud: boolean, take: number): number {
  const [said, setSaid] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of voice does not restart the call
  useEffect(() => {
    setSaid(0);
    const stopCrackle = play(crackle);
    const stop = speak(words, { aloud, voice, onProgress: setSaid });
    return () => {
      stopCrackle();
      stop();
    };
  }, [words, take]);
  return said;
}

function useSeconds(take: number): number {
  const [seconds, setSeconds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a replayed call starts from zero
  useEffect(() => {
    setSeconds(0);
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [take]);
  return seconds;
}
