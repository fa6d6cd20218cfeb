import { Mail, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { PREDICTED } from '#shared/engine/prediction.ts';
import { Button } from '../../ui/Button';
import { Face } from '../../ui/Face';
import { Name } from '../../ui/Name';
import { Sheet } from '../../ui/Sheet';
import { useBoardContext } from '../context';
import { Words } from './LogList';
import css from './Prediction.module.css';
import { text } from './text';

/** Returns a side's name with a capital first letter: “The users”. */
const capital = (side: string) => side.charAt(0).toUpperCase() + side.slice(1);

/** Lets a player who is out of the game predict the winner. The prediction stays secret until the end of the match. */
export function Prediction() {
  const { prediction } = useBoardContext();
  const [picked, setPicked] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  if (prediction === null) return null;
  const { choices, sealed, seal } = prediction;
  if (sealed !== null)
    return (
      <p className={css.sealed}>
        <Mail aria-hidden="true" />
        {text.sealed(choices.find(({ id }) => id === sealed)?.name ?? '')}
      </p>
    );
  const send = async (winner: string) => {
    setBusy(true);
    await seal(winner);
    setBusy(false);
  };
  const sealButton = (
    <Button
      icon={<Mail />}
      busy={busy}
      why={picked === null ? text.pickFirst : null}
      whyAt="press"
      onClick={() => picked && void send(picked)}
    >
      {text.seal}
    </Button>
  );
  return (
    <div className={css.box}>
      <p>{text.youAreOut}</p>
      <Button icon={<Mail />} onClick={() => setOpen(true)}>
        {text.predict}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={text.whoWins} actions={sealButton}>
        <p className={css.rule}>{text.predictionRule}</p>
        <div className={css.people}>
          {choices.map(({ id, name, seat, face = '', colour = 0, ...person }) => (
            <button
              key={id}
              type="button"
              className={css.person}
              aria-pressed={picked === id}
              onClick={() => setPicked(id)}
            >
              {seat !== undefined && <Face {...{ ...person, name, seat, face, colour }} mark={undefined} size="sm" />}
              <Name>{seat === undefined ? capital(name) : name}</Name>
            </button>
          ))}
        </div>
      </Sheet>
    </div>
  );
}

export function OpenedPredictions() {
  const { log } = useBoardContext();
  return log
    .filter(({ entry }) => entry.code === PREDICTED)
    .map(({ entry, sentence }) => (
      <p key={entry.n} className={css.sealed}>
        <MailOpen aria-hidden="true" />
        <span>
          <Words of={sentence} />
        </span>
      </p>
    ));
}
