import { type FormEvent, useId, useState } from 'react';
import { noteSeed } from '../state/deals';
import { useRoom } from '../table/context';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Sheet } from '../ui/Sheet';
import { WORD } from './wordText';

export function WordSheet({ me, hash, onClose }: { me: string; hash: string; onClose(): void }) {
  const { room, api, run } = useRoom();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const say = async (word: string | null) => {
    // Stores the hash of the server's seed on this device, because the word is mixed with this seed.
    if (word !== null) noteSeed(room.code, hash);
    setBusy(true);
    const isDone = await run(() => api.changeMember(me, { word }));
    setBusy(false);
    if (isDone) onClose();
  };
  const word = typed.trim();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word !== '') void say(word);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={WORD.title}
      actions={
        <div className={css.pair}>
          <Button size="lg" full busy={busy} onClick={() => void say(null)}>
            {WORD.none}
          </Button>
          <Button variant="primary" size="lg" full busy={busy} aria-disabled={word === ''} type="submit" form={form}>
            {WORD.send}
          </Button>
        </div>
      }
    >
      <form id={form} className={css.stack} onSubmit={submit}>
        <p>{WORD.about}</p>
        <Field
          label={WORD.field}
          hint={WORD.promised(hash.slice(0, 4), hash.slice(-4))}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          data-first-focus
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
