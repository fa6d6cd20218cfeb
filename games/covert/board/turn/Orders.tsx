import { Face, nameOf, type Person } from 'hush/board';
import type { View } from '../../state';
import { Coin } from './Coin';
import css from './Orders.module.css';
import { turnText } from './text';

/** Shows the order tokens with their owners and highlights the token that can be taken next. */
export function Orders({ view, people }: { view: View; people: readonly Person[] }) {
  const { order, seats } = view;
  const names = nameOf(people);
  const said = seats.map((_, at) => turnText.tokenOf(at + 1, order[at] === undefined ? null : names(order[at])));
  return (
    <section className={css.orders} aria-label={turnText.order} data-orders>
      <span className="sr">{said.join(' ')}</span>
      {seats.map((seat, at) => {
        const owner = people.find((person) => person.seat === order[at]);
        if (!owner)
          return <Coin key={seat} number={at + 1} look={at === order.length ? 'next' : 'dull'} className={css.coin} />;
        return (
          <span key={seat} className={view.turn?.seat === owner.seat ? css.now : css.taken}>
            <Face {...owner} size="sm" />
            <Coin number={at + 1} className={css.badge} />
          </span>
        );
      })}
      <span className={css.label}>{labelOf(view, people)}</span>
    </section>
  );
}

function labelOf({ order, seats, phase }: View, people: readonly Person[]): string {
  if (phase === 'breakCodes') return turnText.orderSteps;
  if (phase === 'resolve' || phase === 'finalMissions') return turnText.orderTurns;
  const free = seats.length - order.length;
  if (free === 0) return turnText.orderTurns;
  const you = people.find((person) => person.you);
  const own = you === undefined ? -1 : order.indexOf(you.seat);
  if (own >= 0) return turnText.orderOwn[own] ?? '';
  return you ? (turnText.orderNext[order.length] ?? '') : turnText.tokenOf(order.length + 1, null);
}
