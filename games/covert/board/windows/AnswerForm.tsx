import { HoldButton, Sheet, useSecret } from 'hush/board';
import { useState } from 'react';
import type { AgencyId, Own, Window } from '../../state';
import { AgencyCard } from '../art/AgencyCard';
import { holdWords } from '../cards/holdWords';
import { Slots } from '../cards/Slots';
import parts from '../parts.module.css';
import type { Props } from '../props';
import { attempt } from '../reasons';
import { SendButton } from '../SendButton';
import { windowText } from './text';
import styles from './WindowRibbon.module.css';

interface AnswerFormProps extends Props {
  window: Window;
  own: Own;
  onClose(): void;
}

interface Picked {
  group: 'agency' | 'tokens';
  at: number;
}

/**
 * A form in which the player picks the card or token to use and, for Espionage, the cards to take. It looks the same
 * for every hand.
 */
export function AnswerForm({ window, own, onClose, view, legal, act }: AnswerFormProps) {
  const secret = useSecret();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [wanted, setWanted] = useState<readonly AgencyId[]>([]);
  const card = picked && own[picked.group][picked.at];
  const isEspionage = window.kind === 'espionage';
  const missing = !card ? windowText.pickFirst : isEspionage && wanted.length === 0 ? windowText.firstWanted : null;
  const send = () => {
    if (!card) return undefined;
    const { handle } = card;
    if (!isEspionage) {
      return attempt(legal.refusal('first', [handle, window.number]), () => act.first(handle, window.number));
    }
    const why = legal.refusal('espionage', [handle, [...wanted], window.number]);
    return attempt(why, () => act.espionage(handle, [...wanted], window.number));
  };
  const groups = (['agency', 'tokens'] as const).filter((group) => own[group].length > 0);
  return (
    <Sheet
      open
      onClose={onClose}
      title={windowText.use[window.kind]}
      size="lg"
      className={styles.form}
      actions={
        <div className={parts.answers}>
          <HoldButton secret={secret} words={holdWords(windowText.what, true)} />
          <SendButton why={missing} onSend={send}>
            {windowText.use[window.kind]}
          </SendButton>
        </div>
      }
    >
      {isEspionage && (
        <Wanted cards={view.pool?.cards.map((one) => one.card) ?? []} wanted={wanted} onChange={setWanted} />
      )}
      <div className={styles.own}>
        <h3 className={styles.ask}>{windowText.pick}</h3>
        <p className={parts.line}>{windowText.how}</p>
        <div role={secret.open ? 'status' : undefined} className={styles.hand}>
          {groups.map((group) => (
            <Slots
              key={group}
              group={group}
              held={own[group]}
              open={secret.open}
              picked={picked?.group === group ? picked.at : null}
              onPick={(at) => setPicked(at === null ? null : { group, at })}
            />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

interface WantedProps {
  cards: readonly AgencyId[];
  wanted: readonly AgencyId[];
  onChange(wanted: readonly AgencyId[]): void;
}

/** Lets the player tap the cards to take. The cards are numbered in the order of the taps. */
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
