import { useState } from 'react';
import type { BoardProps } from '../../../../client/board/contract';
import { refuse } from '../../../../client/state/toasts';
import { Button } from '../../../../client/ui/Button';
import { Sheet } from '../../../../client/ui/Sheet';
import { useSecret } from '../../../../client/ui/useSecret';
import type { AgencyId, Moves, Own, View, Window } from '../../state';
import { text } from '../../text';
import { AgencyCard } from '../art/AgencyCard';
import { HoldButton } from '../cards/HoldButton';
import { Slots } from '../cards/Slots';
import { windowText } from './text';
import styles from './WindowRibbon.module.css';

interface AnswerFormProps extends BoardProps<View, Moves> {
  window: Window;
  own: Own;
  onClose(): void;
}

interface Picked {
  group: 'agency' | 'tokens';
  at: number;
}

/** Which card answers, and which cards are wanted; the same form for every hand. */
export function AnswerForm({ window, own, onClose, view, legal, act }: AnswerFormProps) {
  const secret = useSecret();
  const [picked, pick] = useState<Picked | null>(null);
  const [wanted, want] = useState<readonly AgencyId[]>([]);
  const [busy, setBusy] = useState(false);
  const card = picked && own[picked.group][picked.at];
  const isEspionage = window.kind === 'espionage';
  const missing = !card ? windowText.first : isEspionage && wanted.length === 0 ? windowText.firstWanted : null;
  const send = async () => {
    if (!card) return;
    const { handle } = card;
    const why = isEspionage
      ? legal.refusal('espionage', [handle, [...wanted], window.number])
      : legal.refusal('first', [handle, window.number]);
    if (why !== null) return refuse(text.refusal[why] ?? why);
    setBusy(true);
    await (isEspionage ? act.espionage(handle, [...wanted], window.number) : act.first(handle, window.number));
    setBusy(false);
  };
  const toggle = (group: Picked['group']) => (at: number) =>
    pick(picked?.group === group && picked.at === at ? null : { group, at });
  const places = (group: Picked['group']) => (picked?.group === group ? [picked.at] : []);
  return (
    <Sheet
      open
      onClose={onClose}
      title={windowText.use[window.kind]}
      size="lg"
      actions={
        <div className={styles.formFoot}>
          <HoldButton secret={secret} what={windowText.what} short />
          <Button variant="primary" size="lg" full busy={busy} why={missing} whyAt="press" onClick={send}>
            {windowText.use[window.kind]}
          </Button>
        </div>
      }
    >
      {isEspionage && <Wanted cards={view.pool?.cards.map((one) => one.card) ?? []} wanted={wanted} onChange={want} />}
      <h3 className={styles.ask}>{windowText.pick}</h3>
      <p className={styles.text}>{windowText.how}</p>
      <div role={secret.open ? 'status' : undefined} className={styles.hand}>
        {own.agency.length > 0 && (
          <Slots
            group="agency"
            held={own.agency}
            open={secret.open}
            picked={places('agency')}
            onPick={toggle('agency')}
          />
        )}
        {own.tokens.length > 0 && (
          <Slots
            group="tokens"
            held={own.tokens}
            open={secret.open}
            picked={places('tokens')}
            onPick={toggle('tokens')}
          />
        )}
      </div>
    </Sheet>
  );
}

interface WantedProps {
  cards: readonly AgencyId[];
  wanted: readonly AgencyId[];
  onChange(wanted: readonly AgencyId[]): void;
}

/** Numbered in the order of tapping. */
function Wanted({ cards, wanted, onChange }: WantedProps) {
  const toggle = (card: AgencyId) =>
    onChange(wanted.includes(card) ? wanted.filter((one) => one !== card) : [...wanted, card]);
  return (
    <fieldset className={styles.wanted}>
      <legend className={styles.ask}>{windowText.wanted}</legend>
      {cards.map((card) => {
        const at = wanted.indexOf(card);
        return (
          <button key={card} type="button" aria-pressed={at >= 0} onClick={() => toggle(card)}>
            <AgencyCard card={card} />
            {at >= 0 && <b>{windowText.place(at + 1)}</b>}
          </button>
        );
      })}
    </fieldset>
  );
}
