import { type FormEvent, useEffect, useState } from 'react';
import type { Draft } from '#shared/contract/module.ts';
import type { Json } from '#shared/json.ts';
import type { MoveOffer, WireStep } from '#shared/wire/wire.ts';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { usePlainMoves } from './context';
import css from './PlainBoard.module.css';
import { plain, words } from './text';

interface Chosen {
  offer: MoveOffer;
  draft: Draft;
  step: WireStep;
}

/** Shows a button for each move of this seat. Asks the server which arguments are legal whenever `view` changes. */
export function Moves({ view }: { view: unknown }) {
  const { legal, make } = usePlainMoves();
  const [offers, setOffers] = useState<readonly MoveOffer[]>([]);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the legal moves may change with the view
  useEffect(() => {
    let isGone = false;
    setChosen(null);
    void legal(null, []).then((answer) => !isGone && 'moves' in answer && setOffers(answer.moves));
    return () => {
      isGone = true;
    };
  }, [view, legal]);

  const send = (offer: MoveOffer, args: Draft) => {
    setChosen(null);
    void make(offer.name, args);
  };
  const choose = async (offer: MoveOffer, draft: Draft) => {
    if (!offer.isKnown) return setChosen({ offer, draft, step: { whole: false, picks: [] } });
    const answer = await legal(offer.name, draft);
    if (!('step' in answer)) return;
    const { step } = answer;
    if (step.whole && step.picks.length === 0 && !step.text) send(offer, draft);
    else setChosen({ offer, draft, step });
  };

  if (!chosen) {
    const open = offers.some(({ why }) => why === null);
    return (
      <section className={css.moves} aria-label={plain.moves}>
        {!open && <p>{plain.none}</p>}
        {offers.map((offer) => (
          <Button key={offer.name} why={offer.detail} whyAt="press" onClick={() => void choose(offer, [])}>
            {offer.name}
          </Button>
        ))}
      </section>
    );
  }
  const { offer, draft, step } = chosen;
  return (
    <section className={css.moves} aria-label={plain.moves}>
      <p className={css.chosen}>{[offer.name, ...draft.map(words)].join(' ')}</p>
      {step.picks.map((pick) => (
        <Button key={JSON.stringify(pick.draft)} onClick={() => void choose(offer, pick.draft)}>
          {words(pick.mark)}
        </Button>
      ))}
      {step.text && (
        <Line
          label={plain.typed}
          maxLength={step.text.maxLength}
          onSend={(typed) => void choose(offer, [...draft, typed])}
        />
      )}
      {!offer.isKnown && <Arguments offer={offer} onSend={(args) => send(offer, args)} />}
      {step.whole && (
        <Button variant="primary" onClick={() => send(offer, draft)}>
          {plain.send(offer.name)}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setChosen(null)}>
        {plain.back}
      </Button>
    </section>
  );
}

/** A text field for a move's arguments. Used if the server cannot list the legal ones. */
function Arguments({ offer, onSend }: { offer: MoveOffer; onSend(args: Draft): void }) {
  const [error, setError] = useState<string | null>(null);
  const send = (typed: string) => {
    const args = listIn(typed);
    setError(args ? null : plain.notJson);
    if (args) onSend(args);
  };
  return (
    <Line
      label={plain.args}
      hint={offer.form === null ? plain.usual : plain.shape(JSON.stringify(offer.form))}
      error={error}
      button={plain.send(offer.name)}
      onSend={send}
    />
  );
}

interface LineProps {
  label: string;
  hint?: string;
  error?: string | null;
  button?: string;
  maxLength?: number;
  onSend(typed: string): void;
}

function Line({ label, hint, error = null, button = plain.send(''), maxLength, onSend }: LineProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(typed);
  };
  return (
    <form className={css.line} onSubmit={submit}>
      <Field
        label={label}
        hint={hint}
        error={error}
        value={typed}
        {...(maxLength !== undefined && { maxLength })}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button variant="primary" type="submit">
        {button}
      </Button>
    </form>
  );
}

function listIn(typed: string): Draft | null {
  if (typed.trim() === '') return [];
  try {
    const value = JSON.parse(typed) as Json;
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
