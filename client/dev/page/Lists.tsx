import { TriangleAlert } from 'lucide-react';
import type { DevMatch } from '../match/DevMatch';
import type { Fault } from '../match/faults';
import { PAGE } from '../text';
import css from './Inspector.module.css';

export function Faults({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <section className={css.faults} aria-label={PAGE.faults}>
      <h2>
        <TriangleAlert aria-hidden="true" /> {PAGE.faults}
      </h2>
      <ul>
        {faults.map(({ where, why, n }) => (
          <li key={`${where} ${n} ${why}`}>
            <b>{where}</b> <small>{PAGE.faultAt(n)}</small>
            <pre>{why}</pre>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Log({ match }: { match: DevMatch }) {
  const lines = [...match.journal.log].slice(-100).reverse();
  return (
    <details className={css.log}>
      <summary>
        {PAGE.log} ({match.journal.log.length})
      </summary>
      <ol>
        {lines.map(({ n, code, facts }) => (
          <li key={n}>
            <span className="num">{n}</span> {code} <code>{facts === null ? '' : JSON.stringify(facts)}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
