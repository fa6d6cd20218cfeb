import type { FormEvent } from 'react';
import { Option } from '#client/room/Option.tsx';
import { fieldsOf } from '#client/room/options.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import type { Json } from '#shared/json.ts';
import { optionsForm } from '#shared/legality/offers.ts';
import type { DevMatch } from '../../match/DevMatch';
import { randomGame, setupOf } from '../../match/randomGame';
import { whyOf } from '../../match/timeline';
import { gameIds } from '../../modules';
import { PAGE } from '../../text';
import { Select } from '../Select';
import css from '../Tools.module.css';

interface Props {
  match: DevMatch;
  seed: string;
  onSeed(seed: string): void;
}

export function DealPanel({ match, seed, onSeed }: Props) {
  const { module, setup } = match;
  const { min, max } = module.players;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  const wanted = (players = setup.seats, options = setup.options) =>
    setupOf(module, { players, seed, options: options as object });
  const deal = (players?: number, options?: Json) => match.deal(wanted(players, options));
  const play = () => {
    const whole = wanted();
    match.play(whole, randomGame(module, whole), 0);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deal();
  };
  const fields = formOf(match);
  const change = async (name: string, value: Json) => {
    deal(setup.seats, { ...(setup.options as object), [name]: value });
    return true;
  };
  return (
    <section className={css.part} aria-label={PAGE.deal}>
      <div className={css.row}>
        <Select
          label={PAGE.game}
          options={gameIds().map((id) => ({ value: id, label: id }))}
          value={module.id}
          onChange={(id) => location.assign(`/dev/${id}`)}
        />
        <Select
          label={PAGE.players}
          className={css.narrow}
          options={counts.map((count) => ({ value: count, label: count }))}
          value={String(setup.seats)}
          onChange={(count) => deal(Number(count))}
        />
      </div>
      <form onSubmit={submit}>
        <Field
          label={PAGE.seed}
          value={seed}
          autoComplete="off"
          onChange={(event) => onSeed(event.target.value)}
          beside={
            <Button type="submit" title={PAGE.dealHint}>
              {PAGE.deal}
            </Button>
          }
        />
      </form>
      <Button title={PAGE.randomHint} onClick={play}>
        {PAGE.random}
      </Button>
      {fields.length > 0 && (
        <details className={css.options}>
          <summary>{PAGE.options}</summary>
          {fields.map((field) => (
            <Option key={field.name} field={field} onChange={change} />
          ))}
        </details>
      )}
    </section>
  );
}

/** Returns the fields of the host's options form, or an empty list for a game without options. */
function formOf(match: DevMatch) {
  try {
    return fieldsOf(optionsForm(match.module), match.setup.options);
  } catch (error) {
    queueMicrotask(() => match.report('options', whyOf(match.module, error)));
    return [];
  }
}
