import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Seat } from '#shared/ids.ts';
import { cx } from '../../ui/cx';
import type { Person } from '../contract';
import css from './People.module.css';
import { PeopleStrip, PersonChip, Tag } from './Person';

interface PeopleProps {
  people: readonly Person[];
  /** The seat whose turn it is, or null if it is not any single seat's turn. */
  turn?: Seat | null | undefined;
  out?: readonly Seat[] | undefined;
  /** The seats that have already done what everyone has to do now, with the word shown beside their names: "Sealed". */
  done?: { seats: readonly Seat[]; word: string } | undefined;
  /** Returns what to draw beside a seat's face, such as cards or coins. */
  children?: ((seat: Seat) => ReactNode) | undefined;
}

/**
 * Draws all players at the table, in seat order. If a board needs more beside each face, it draws `PersonChip`
 * components itself.
 *
 *     <People people={people} out={view.out} turn={view.turn}>{(seat) => <Cards of={handOf(seat)} />}</People>
 */
export function People({ people, turn = null, out = [], done, children }: PeopleProps) {
  return (
    <PeopleStrip>
      {people.map((person) => {
        const { seat } = person;
        const tag = done?.seats.includes(seat) && (
          <Tag tone="ok" icon={<Check />}>
            {done.word}
          </Tag>
        );
        return (
          <PersonChip key={seat} person={person} turn={turn === seat} out={out.includes(seat)} tags={tag}>
            {children && <span className={cx(css.held, people.length > 4 && css.many)}>{children(seat)}</span>}
          </PersonChip>
        );
      })}
    </PeopleStrip>
  );
}
