import { Face, Name, type Person } from 'hush/board';
import type { Seat } from 'hush/game';
import { Phone, PhoneOff } from 'lucide-react';
import type { View } from '../../state';
import { Vitals } from '../table/People';
import { boardText } from '../text';
import css from './Cops.module.css';

interface CopsProps {
  view: View;
  people: readonly Person[];
  /** The seat whose proposal is current, or null. */
  by: Seat | null;
}

/** Shows all cops, one in each line, with their lives, bullets, and whether they have made today's call. */
export function Cops({ view, people, by }: CopsProps) {
  return (
    <ul className={css.cops} aria-label={boardText.players}>
      {people.map((person) => {
        const { seat } = person;
        const called = view.called.includes(seat);
        const isOut = view.out.includes(seat);
        return (
          <li key={seat} className={css.cop} data-by={seat === by ? '' : undefined}>
            <Face {...person} size={undefined} out={isOut} away={!person.online && !person.bot} className={css.face} />
            <div>
              <Name>{person.name}</Name>
              <p className={called ? css.called : undefined}>
                {called ? (
                  <Phone className={css.call} aria-hidden="true" />
                ) : (
                  <PhoneOff className={css.call} aria-hidden="true" />
                )}
                {called ? boardText.called : boardText.notCalled}
              </p>
            </div>
            <span className={css.vitals}>
              <Vitals view={view} seat={seat} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
