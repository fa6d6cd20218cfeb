import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../net/api';
import { seats } from '../net/seats';
import { deviceId } from '../state/device';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { DoorPage } from './DoorPage';
import { DOOR } from './doorText';
import { keepSeat } from './keepSeat';
import { TAKE_OVER } from './takeOverText';

interface Props {
  code: string;
  token: string;
  onDone(code: string): void;
  onRefuse(): void;
}

/**
 * Moves a seat to this device after the visitor has pressed a button. Without the button, a chat's link preview could
 * use up the one-time link.
 */
export function TakeOver({ code, token, onDone, onRefuse }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const move = async () => {
    setBusy(true);
    setError(null);
    try {
      const answer = await seats.takeOver(token, deviceId());
      void keepSeat(answer.code, answer.member);
      onDone(answer.code);
    } catch (problem) {
      setBusy(false);
      const isUsed = problem instanceof ApiError && (problem.status === 410 || problem.status === 404);
      setError(isUsed ? TAKE_OVER.used : sentenceOf(problem));
    }
  };
  return (
    <DoorPage caps={DOOR.at(code)} title={TAKE_OVER.title}>
      <div className={css.stack}>
        <p>{TAKE_OVER.text}</p>
        {error !== null && <p role="alert">{error}</p>}
        <Button variant="primary" size="lg" full icon={<ArrowLeftRight />} busy={busy} onClick={() => void move()}>
          {TAKE_OVER.move}
        </Button>
        <Button variant="text" full onClick={onRefuse}>
          {DOOR.back}
        </Button>
      </div>
    </DoorPage>
  );
}
