import { DoorOpen, UserRoundSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RoomCode } from '#shared/ids.ts';
import { codeOf, sentenceOf } from '../net/api';
import { seats } from '../net/seats';
import { type AskedSeat, forgetAsked, noteAsked, storedAskedSeat } from '../state/asked';
import { deviceId } from '../state/device';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { DoorPage } from './DoorPage';
import { DOOR } from './doorText';
import { keepSeat } from './keepSeat';
import { TAKEN } from './nameTakenText';

interface Props {
  code: RoomCode;
  name: string;
  host: string | null;
  /** False if the member with this name has left the room. */
  isHere: boolean;
  onDone(): void;
  onBack(): void;
}

const AGAIN = 1_500;

/**
 * Asks visitors whose name is already taken whether they are the member with this name. If so, waits until a member of
 * the room confirms it.
 */
export function NameTaken({ code, name, host, isHere, onDone, onBack }: Props) {
  const [waits, setWaits] = useState<AskedSeat | null>(() => storedAskedSeat(code));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const ask = async () => {
    setBusy(true);
    setError(null);
    try {
      const { secret, asked } = await seats.askForSeat(code, name, deviceId());
      const seat = { name, secret, asked };
      noteAsked(code, seat);
      setWaits(seat);
    } catch (problem) {
      setError(sentenceOf(problem));
    }
    setBusy(false);
  };
  const back = () => {
    forgetAsked(code);
    onBack();
  };
  useAnswer(code, waits, {
    yes: onDone,
    no(sentence, refused) {
      setWaits(null);
      setRefused(refused);
      setError(sentence);
    },
  });
  if (waits !== null) {
    return (
      <DoorPage caps={DOOR.at(code)} title={TAKEN.waiting(name)}>
        <div className={css.stack}>
          <p role="status">{isHere ? TAKEN.asked(name, waits.asked) : TAKEN.askedOthers(waits.asked)}</p>
          <p className={css.hint}>{TAKEN.until}</p>
          <Button variant="raised" size="lg" full onClick={back}>
            {TAKEN.notMe}
          </Button>
        </div>
      </DoorPage>
    );
  }
  // After a no, the other name is the better choice, so it comes first.
  const askButton = (
    <Button
      key="ask"
      variant={isRefused ? 'raised' : 'primary'}
      size="lg"
      full
      icon={<UserRoundSearch />}
      busy={busy}
      onClick={() => void ask()}
    >
      {error === null ? TAKEN.isMe : TAKEN.again}
    </Button>
  );
  const leaveName = (
    <Button key="leave" variant={isRefused ? 'primary' : 'raised'} size="lg" full icon={<DoorOpen />} onClick={back}>
      {TAKEN.notMe}
    </Button>
  );
  return (
    <DoorPage caps={DOOR.at(code)} title={isHere ? TAKEN.title : TAKEN.titleLeft}>
      <div className={css.stack}>
        {error !== null && <p role="alert">{error}</p>}
        {isRefused ? [leaveName, askButton] : [askButton, leaveName]}
        {isHere ? (
          <>
            <p className={css.hint}>{TAKEN.bringOld}</p>
            <p className={css.hint}>{TAKEN.bringHost(host)}</p>
          </>
        ) : (
          <p className={css.hint}>{TAKEN.keeps(name)}</p>
        )}
      </div>
    </DoorPage>
  );
}

function useAnswer(
  code: RoomCode,
  waits: AskedSeat | null,
  answer: { yes(): void; no(sentence: string, isRefused: boolean): void },
): void {
  const secret = waits?.secret ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks may be different in each render
  useEffect(() => {
    if (secret === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const poll = async () => {
      try {
        const member = await seats.takeAnswer(code, secret, deviceId());
        if (isGone) return;
        if (member !== null) {
          forgetAsked(code);
          void keepSeat(code, member);
          answer.yes();
          return;
        }
      } catch (problem) {
        if (isGone) return;
        const problemCode = codeOf(problem);
        if (problemCode === 'question-closed' || problemCode === 'question-refused') {
          forgetAsked(code);
          answer.no(sentenceOf(problem), problemCode === 'question-refused');
          return;
        }
        // The server is unavailable, or there were too many requests. The question stays open, and this page continues
        // to poll.
      }
      timer = setTimeout(() => void poll(), AGAIN);
    };
    void poll();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [code, secret]);
}
