import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { CODE_LENGTH, parseRoomCode, strangeLetter, tidyCode } from '#shared/room/roomCode.ts';
import { ApiError, api, codeOf, sentenceOf } from '../../net/api';
import { Button } from '../../ui/Button';
import css from './Home.module.css';
import { HOME } from './text';

export function JoinForm() {
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();

  const join = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = complaint(typed);
    setTrouble(wrong);
    const code = parseRoomCode(typed);
    if (wrong !== null || code === null || busy) return;
    setBusy(true);
    try {
      await api.room(code).catch((error) => {
        // A locked room is not an error here, because the join page says that the room is locked, and lets
        // members in.
        if (codeOf(error) !== 'room-locked') throw error;
      });
      navigate(`/r/${code}`);
    } catch (error) {
      setBusy(false);
      setTrouble(error instanceof ApiError && error.code === 'room-not-found' ? HOME.unknown : sentenceOf(error));
    }
  };

  return (
    <form className={css.join} onSubmit={join} noValidate>
      <input
        aria-label={HOME.code}
        aria-invalid={trouble !== null}
        aria-describedby="join-trouble"
        placeholder={HOME.codeHint}
        value={typed}
        onChange={(event) => {
          setTyped(tidyCode(event.target.value));
          setTrouble(null);
        }}
        // biome-ignore lint/a11y/noAutofocus: the home screen's shortcut leads here to type a code
        autoFocus={location.search === '?join'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button size="lg" variant="raised" type="submit" busy={busy}>
        {HOME.join}
      </Button>
      <p id="join-trouble" className={css.trouble} role="status" hidden={trouble === null}>
        {trouble}
      </p>
    </form>
  );
}

function complaint(code: string): string | null {
  const strange = strangeLetter(code);
  if (strange) return HOME.strange(strange);
  return code.length === CODE_LENGTH ? null : HOME.short;
}
