import { Button, CoveredSecret, speak, useSettings, useSharedScreen } from 'hush/board';
import { PhoneIncoming, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { callWords } from '../../callWords';
import { SUSPECT } from '../../content/tokens';
import type { Cover } from '../../queries';
import type { Call, Own } from '../../state';
import { callTitle, DAY_NAMES } from '../../text';
import { portrait } from '../art/pictures';
import { callText, clueLine, contactWords, quoteText, sideText, sideWords } from '../text';
import { SIDE } from './line';
import styles from './MyCalls.module.css';

interface MyCallsProps {
  me: Own;
  cover: Cover;
  name: string;
  /** Numbers of the calls read so far. */
  read: readonly number[];
  /** Called with a call's number, or `SIDE`, when it is uncovered. */
  onRead(n: number): void;
}

/**
 * Shows the player's role, contact and calls under a single cover, and next to it a list of calls that reveals nothing.
 */
export function MyCalls({ me, cover, name, read, onRead }: MyCallsProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { secrets } = useSettings();
  const card = useRef<HTMLDivElement>(null);
  const call = me.calls.find(({ n }) => n === chosen) ?? null;
  const nameOf = ({ kind, day }: Call) => (kind === 'first' ? callText.first : DAY_NAMES[day]);
  const choose = (n: number) => {
    setChosen(n);
    card.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.calls}>
      <div ref={card} data-coach="side words">
        <CoveredSecret
          label={call ? nameOf(call) : callText.mine}
          hotkey
          height={call ? '15rem' : `${IDENTITY + LINE * (me.calls.length - 1)}rem`}
        >
          {() =>
            call ? (
              <Read n={call.n} onRead={onRead}>
                <Spoken call={call} name={name} />
              </Read>
            ) : (
              <Read n={SIDE} onRead={onRead}>
                <Identity me={me} cover={cover} />
              </Read>
            )
          }
        </CoveredSecret>
      </div>
      {call && (
        <Button full onClick={() => setChosen(null)}>
          {callText.whoAmI}
        </Button>
      )}
      <ol className={styles.list} aria-label={callText.myCalls}>
        {[...me.calls].reverse().map((entry) => (
          <li key={entry.n} className={styles.row}>
            <PhoneIncoming aria-hidden="true" />
            <div>
              <b>{nameOf(entry)}</b>
              <small>{entry.n === chosen ? callText.onCard[secrets] : callText.isRead(read.includes(entry.n))}</small>
            </div>
            <Button
              variant="text"
              icon={<RotateCcw />}
              aria-pressed={entry.n === chosen}
              data-coach={entry.n === me.calls.length ? 'again' : undefined}
              aria-label={`${callText.open(read.includes(entry.n))}: ${nameOf(entry)}`}
              onClick={() => choose(entry.n)}
            >
              {callText.open(read.includes(entry.n))}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The height of the covered card without clues, and of each call's line, in rem. */
const IDENTITY = 9.5;
const LINE = 1.6;

/** Reports that its children are shown. */
export function Read({ n, onRead, children }: Pick<MyCallsProps, 'onRead'> & { n: number; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once each time the card is uncovered
  useEffect(() => onRead(n), [n]);
  return children;
}

/** Shows the player's side, what they know from the start, and how they win. */
export function Identity({ me, cover }: Pick<MyCallsProps, 'me' | 'cover'>) {
  return (
    <div className={styles.identity}>
      <img src={portrait(me.contact)} alt="" />
      <div>
        <b>{sideWords(me.role, cover)}</b>
        <span>{contactWords(me.contact, me.weapon)}</span>
        <span>{sideText.wins[me.role]}</span>
      </div>
      {me.calls.length > 1 && (
        <ul>
          {me.calls.slice(1).map((call) => (
            <li key={call.n}>{clueLine(call)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows all words of a call at the same time. While its button is held, the call is also spoken again. */
function Spoken({ call, name }: { call: Call; name: string }) {
  const { spoken } = useSettings();
  const isShared = useSharedScreen();
  const words = callWords(call, name);
  const aloud = spoken && !isShared;
  const { voice } = SUSPECT[call.contact];
  useEffect(() => {
    if (!aloud) return;
    return speak(words, { aloud, voice });
  }, [words, aloud, voice]);
  return (
    <div className={styles.spoken}>
      <b>{callText.from(callTitle(call), call.contact)}</b>
      <p>{quoteText.quote(words)}</p>
    </div>
  );
}
