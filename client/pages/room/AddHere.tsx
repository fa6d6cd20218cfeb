import { Smartphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { RoomCode } from '#shared/ids.ts';
import { CODE_LENGTH, strangeLetter, tidyCode } from '#shared/room/roomCode.ts';
import { ApiError, sentenceOf } from '../../net/api';
import { seats } from '../../net/seats';
import { DoorPage } from '../../room/DoorPage';
import { DOOR } from '../../room/doorText';
import { keepSeat } from '../../room/keepSeat';
import css from '../../table/sheets.module.css';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { ADD } from './addText';

interface Props {
  /** The code from a link, or null if the person has to type it. */
  code: string | null;
  onDone(room: RoomCode): void;
  onRefuse(): void;
}

/**
 * Makes this device a second screen of a seat after the person has pressed a button. Without the button, a chat's link
 * preview could use up the code.
 */
export function AddHere({ code, onDone, onRefuse }: Props) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const letters = tidyCode(code ?? typed);
    const strange = strangeLetter(letters);
    if (letters.length !== CODE_LENGTH || strange) return setError(strange ? ADD.strange(strange) : ADD.short);
    setBusy(true);
    setError(null);
    try {
      const added = await seats.addHere(letters);
      void keepSeat(added.code, added.member);
      onDone(added.code);
    } catch (problem) {
      setBusy(false);
      const isClosed = problem instanceof ApiError && problem.code === 'screen-code-closed';
      setError(isClosed ? ADD.closed : sentenceOf(problem));
    }
  };
  return (
    <DoorPage caps={ADD.caps} title={ADD.title}>
      <form className={css.stack} onSubmit={(event) => void add(event)} noValidate>
        <p>{ADD.text}</p>
        {code === null && (
          <Field
            label={ADD.code}
            value={typed}
            onChange={(event) => {
              setTyped(tidyCode(event.target.value));
              setError(null);
            }}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
          />
        )}
        {error !== null && <p role="alert">{error}</p>}
        <Button variant="primary" size="lg" full type="submit" icon={<Smartphone />} busy={busy}>
          {ADD.add}
        </Button>
        <Button variant="text" full onClick={onRefuse}>
          {DOOR.back}
        </Button>
      </form>
    </DoorPage>
  );
}
