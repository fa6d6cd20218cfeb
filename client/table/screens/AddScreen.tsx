import { Check, EyeOff, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Screen } from '#shared/room/room.ts';
import { minutes, useSecondsLeft } from '../../board/time';
import { type ScreenCode, sentenceOf } from '../../net/api';
import { serverNow } from '../../net/connection';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { useRoom } from '../context';
import { RoomQr } from '../RoomQr';
import css from './AddScreen.module.css';
import { Laptop, Phone } from './drawings';
import { SEAT_SCREENS } from './seatText';
import { SCREENS_TEXT } from './text';
import { useIsPhone } from './useIsPhone';

/** The time for which a code is valid, in seconds. */
const LIFE = 120;

/**
 * A sheet with a one-time code, with which a second device becomes a screen of this seat. Says what each of the two
 * screens will show.
 */
export function AddScreen({ onClose }: { onClose(): void }) {
  const { me, api, run } = useRoom();
  const isPhone = useIsPhone();
  // The initial role of this device. A phone is the private screen, and a larger screen the public one.
  const [mine, setMine] = useState<Screen>(isPhone ? 'private' : 'open');
  const [title] = useState(isPhone ? SEAT_SCREENS.addScreen : SEAT_SCREENS.addPhone);
  const isHere = me?.screens !== undefined;
  const swap = () => {
    setMine(mine === 'open' ? 'private' : 'open');
    if (isHere) void run(() => api.send('POST', '/screens/swap'));
  };
  return (
    <Sheet open onClose={onClose} title={title} size="lg" className={css.sheet}>
      <div className={css.columns}>
        {isHere ? <Arrived mine={mine} /> : <Ticket mine={mine} name={me?.name ?? ''} />}
        <div className={css.screens}>
          <Shows screen="open" isThis={mine === 'open'} isPhone={isPhone} />
          <Shows screen="private" isThis={mine === 'private'} isPhone={isPhone} />
          <div className={css.pair}>
            <Button size="lg" full icon={<RefreshCw />} onClick={swap}>
              {SCREENS_TEXT.swap}
            </Button>
            <Button size="lg" full variant={isHere ? 'primary' : 'quiet'} onClick={onClose}>
              {isHere ? SCREENS_TEXT.done : SCREENS_TEXT.notNow}
            </Button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}

/** Shows the code. Replaces it when it has expired. */
function Ticket({ mine, name }: { mine: Screen; name: string }) {
  const { room, api } = useRoom();
  const [made, setMade] = useState<ScreenCode | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const left = useSecondsLeft(made?.expiresAt ?? null, serverNow);
  const words = SCREENS_TEXT.ticket;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt requests a new code
  useEffect(() => {
    let isGone = false;
    setMade(null);
    api.screenCode(mine === 'open' ? 'private' : 'open').then(
      (code) => !isGone && setMade(code),
      (problem) => !isGone && setError(sentenceOf(problem)),
    );
    return () => {
      isGone = true;
    };
  }, [mine, attempt]);
  useEffect(() => {
    if (left === 0) setAttempt((before) => before + 1);
  }, [left]);

  if (error !== null) {
    const again = () => {
      setError(null);
      setAttempt(attempt + 1);
    };
    return (
      <div className={css.ticket}>
        <p role="alert">{error}</p>
        <Button onClick={again}>{words.again}</Button>
      </div>
    );
  }
  const letters = made?.code ?? '';
  return (
    <div>
      <div className={css.ticket}>
        <div className={css.qr}>
          <RoomQr room={room} value={made?.url ?? null} label={words.qr} />
        </div>
        <hr />
        <p className={css.caps}>{(room.local ? words.typeHere : words.type)(location.host)}</p>
        <p className={css.code}>
          <span aria-hidden="true">{letters === '' ? '··· ···' : `${letters.slice(0, 3)} ${letters.slice(3)}`}</span>
          <span className={css.spoken}>{words.codeLabel([...letters].join(' '))}</span>
        </p>
        <p className={css.only}>{words.only(name)}</p>
      </div>
      <div className={css.timer}>
        <span role="timer" aria-label={words.left(minutes(left ?? LIFE))}>
          {minutes(left ?? LIFE)}
        </span>
        <span className={css.track} aria-hidden="true">
          <span style={{ transform: `scaleX(${(left ?? LIFE) / LIFE})` }} />
        </span>
        <span className={css.next}>{words.next}</span>
      </div>
    </div>
  );
}

/** The back of the ticket, which says that the other device has been connected. */
function Arrived({ mine }: { mine: Screen }) {
  const other = mine === 'open' ? 'private' : 'open';
  return (
    <div className={css.turning}>
      <div className={css.back} role="status">
        {other === 'private' ? <Phone /> : <Laptop />}
        <strong>{SCREENS_TEXT.hereNow[other]}</strong>
        <p>{SCREENS_TEXT.hereText}</p>
      </div>
    </div>
  );
}

function Shows({ screen, isThis, isPhone }: { screen: Screen; isThis: boolean; isPhone: boolean }) {
  const words = SCREENS_TEXT[screen];
  return (
    <section className={css.shows}>
      {screen === 'open' ? <Laptop /> : <Phone />}
      <div>
        <p className={css.role}>{words.caps}</p>
        <h3>{deviceOf(isThis, isPhone)}</h3>
        <ul>
          {words.shows.map((line) => (
            <li key={line}>
              <Check aria-hidden="true" />
              {line}
            </li>
          ))}
          {screen === 'open' ? (
            <li className={css.not}>
              <EyeOff aria-hidden="true" />
              {SCREENS_TEXT.open.not}
            </li>
          ) : (
            <li>
              <Check aria-hidden="true" />
              {SCREENS_TEXT.private.if}
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

function deviceOf(isThis: boolean, isPhone: boolean): string {
  if (isThis) return isPhone ? SCREENS_TEXT.private.here : SCREENS_TEXT.open.laptop;
  return isPhone ? SCREENS_TEXT.open.big : SCREENS_TEXT.private.phone;
}
