import { Shuffle } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { NAME_LENGTH } from '#shared/room/room.ts';
import type { PersonName } from '../../state/identity';
import { seedOf, seedsOf } from '../../table/seeds';
import { Button, IconButton } from '../../ui/Button';
import { Face } from '../../ui/Face';
import { Field } from '../../ui/Field';
import css from './PersonForm.module.css';
import { PERSON } from './text';

const FACES = 4;

interface Props {
  start: PersonName;
  colour?: number | undefined;
  action: string;
  icon?: ReactNode;
  busy: boolean;
  error: string | null;
  onDone(person: PersonName): void;
}

/** A form in which a person chooses a name and a face. One button submits it. */
export function PersonForm({ start, colour, action, icon, busy, error, onDone }: Props) {
  const [name, setName] = useState(start.name);
  const [picked, setPicked] = useState(start.face);
  const [page, setPage] = useState(0);
  const [missing, setMissing] = useState(false);
  const group = useId();
  const offered = seedsOf(name, page, FACES);
  const face = picked ?? seedOf(name);
  const faces = page === 0 && picked && !offered.includes(picked) ? [picked, ...offered.slice(0, -1)] : offered;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    setMissing(said === '');
    if (said !== '' && !busy) onDone({ name: said, face });
  };

  return (
    <form className={css.form} onSubmit={submit}>
      <Field
        label={PERSON.name}
        error={missing ? PERSON.missing : error}
        value={name}
        onChange={(event) => setName(event.target.value)}
        placeholder={PERSON.nameHint}
        maxLength={NAME_LENGTH * 4}
        autoComplete="nickname"
        enterKeyHint="go"
        name="name"
        data-first-focus
      />
      <fieldset className={css.faces}>
        <legend>{PERSON.face}</legend>
        {faces.map((seed, at) => (
          <label key={seed} className={css.face} data-checked={seed === face ? '' : undefined}>
            <input
              type="radio"
              name={group}
              checked={seed === face}
              onChange={() => setPicked(seed)}
              aria-label={PERSON.faceN(at + 1)}
            />
            <Face face={seed} name={name} colour={colour} size="3rem" />
          </label>
        ))}
        <IconButton label={PERSON.more} icon={<Shuffle />} onClick={() => setPage(page + 1)} />
      </fieldset>
      <Button variant="primary" size="lg" full icon={icon} busy={busy} type="submit">
        {action}
      </Button>
    </form>
  );
}
