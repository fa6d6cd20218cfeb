import { Pointer } from 'lucide-react';
import { useState } from 'react';
import { useBusy } from '../../../../client/board/chrome/useBusy';
import type { BoardProps } from '../../../../client/board/contract';
import { whyInWords } from '../../../../client/board/why';
import { Button } from '../../../../client/ui/Button';
import { Face } from '../../../../client/ui/Face';
import { Name } from '../../../../client/ui/Name';
import { useWide } from '../../../../client/ui/shape';
import type { Seat } from '../../../../shared/ids';
import type { Moves, View } from '../../state';
import { refusals } from '../../text';
import { hintText } from '../text';
import styles from './Suspect.module.css';

type Props = Pick<BoardProps<View, Moves>, 'view' | 'seat' | 'act' | 'legal' | 'people'>;

/** Points at somebody: one press opens the faces, one more points. It binds nobody. */
export function Suspect({ view, seat, act, legal, people }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [busy, wait] = useBusy();
  const why = legal.why('suspect');
  const wide = useWide();
  if (seat === null) return null;
  const targets = people.filter(
    (person) => person.seat !== seat && !view.out.includes(person.seat) && !isSuspectedBy(view, seat, person.seat),
  );
  const point = (at: Seat) => {
    setOpen(false);
    void wait(act.suspect(at, view.round));
  };
  return (
    <>
      {isOpen && (
        <fieldset className={styles.faces}>
          <legend>{hintText.iSuspect}</legend>
          {targets.map((person) => (
            <button key={person.seat} type="button" className={styles.face} onClick={() => point(person.seat)}>
              <Face {...person} size={undefined} className={styles.picture} />
              <Name>{person.name}</Name>
            </button>
          ))}
        </fieldset>
      )}
      <Button
        variant="quiet"
        icon={wide && <Pointer />}
        className={styles.button}
        busy={busy}
        aria-expanded={isOpen}
        why={whyInWords(refusals, why)}
        whyAt="press"
        onClick={() => setOpen(!isOpen)}
      >
        {hintText.suspect}
      </Button>
    </>
  );
}

function isSuspectedBy({ suspicions }: View, by: Seat, player: Seat): boolean {
  return suspicions.some((each) => each.by === by && each.player === player);
}
