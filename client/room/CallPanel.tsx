import { type FormEvent, useEffect, useState } from 'react';
import { useRoom } from '../table/context';
import { Field } from '../ui/Field';
import { Panel } from '../ui/Panel';
import { ROOM } from './text';

export function CallPanel({ className }: { className?: string | undefined }) {
  return (
    <Panel title={ROOM.call} padded className={className}>
      <CallField />
    </Panel>
  );
}

export function CallField() {
  const { room, api, run } = useRoom();
  const [typed, setTyped] = useState(room.callLink ?? '');
  const [error, setError] = useState<string | null>(null);
  useEffect(() => setTyped(room.callLink ?? ''), [room.callLink]);

  const leave = () => {
    const link = typed.trim();
    if (link === (room.callLink ?? '')) return setError(null);
    const whole = /^[a-z]+:/i.test(link) || link === '' ? link : `https://${link}`;
    const isWrong = whole !== '' && !/^https:\/\/[^\s]+$/i.test(whole);
    setError(isWrong ? ROOM.callWrong : null);
    if (!isWrong) void run(() => api.change({ callLink: whole === '' ? null : whole }));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // After Enter, the field loses the focus, which closes a phone's keyboard and saves the link.
    event.currentTarget.querySelector('input')?.blur();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={ROOM.callField}
        hint={ROOM.callHint}
        error={error}
        value={typed}
        inputMode="url"
        autoComplete="off"
        data-first-focus
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
      />
    </form>
  );
}
