import { Eye } from 'lucide-react';
import type { Side } from '#shared/claims/ledger.ts';
import type { BaseView } from '#shared/contract/module.ts';
import type { Names } from '#shared/text/text.ts';
import type { Person } from '../../board/contract';
import { Face } from '../../ui/Face';
import { Name } from '../../ui/Name';
import css from './ClashSlip.module.css';
import type { AnyLedger, Clash } from './entries';
import { LEDGER } from './text';

interface ClashSlipProps {
  clash: Clash;
  book: AnyLedger;
  view: BaseView;
  people: readonly Person[];
  names: Names;
}

/** Shows two contradicting statements side by side, below the rule by which they cannot both be true. */
export function ClashSlip({ clash, book, view, people, names }: ClashSlipProps) {
  const { number, contradiction } = clash;
  const { title, text } = book.rule(contradiction, view, names);
  const [one, other] = contradiction.sides;
  return (
    <article className={css.slip}>
      <h3>
        <ClashNumber number={number} />
        {title}
      </h3>
      <p>{text}</p>
      <div className={css.lines}>
        <Line side={one} {...{ book, view, people, names }} />
        <i>
          <span aria-hidden="true">≠</span>
          <span className="sr">{LEDGER.unlike}</span>
        </i>
        <Line side={other} {...{ book, view, people, names }} />
      </div>
    </article>
  );
}

export function ClashNumber({ number }: { number: number }) {
  return (
    <span className={css.number}>
      <span className="sr">{LEDGER.number(number)}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  );
}

function Line({ side, book, view, people, names }: Omit<ClashSlipProps, 'clash'> & { side: Side<unknown> }) {
  if ('fact' in side) {
    const { words, when } = book.fact(side.fact, names);
    return (
      <div>
        <span className={css.who}>
          <Eye aria-hidden="true" />
          {[LEDGER.everybodySees, when].filter((part) => part !== '').join(', ')}
        </span>
        <b>{words}</b>
      </div>
    );
  }
  const claim = book.claims(view).find(({ n }) => n === side.claim);
  const person = people.find(({ seat }) => seat === claim?.by);
  if (!claim || !person) return null;
  return (
    <div>
      <span className={css.who}>
        <Face {...person} size={undefined} className={css.face} />
        <span>
          <Name>{person.name}</Name>, {book.when(claim.round)}
        </span>
      </span>
      <q>{book.words(claim, names)}</q>
    </div>
  );
}
