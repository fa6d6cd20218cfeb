import { Words } from '../board/chrome/LogList';
import { type LoggedLine, useBoardContext } from '../board/context';
import { Face } from '../ui/Face';
import css from './LastSaid.module.css';
import { STAGE } from './text';

/** The number of claims that fit into the column below five people. */
const SHOWN = 3;

/** Shows the latest claims on slips of paper. Renders nothing in a game without claims. */
export function LastSaid() {
  const { log, logBook, people, ledger } = useBoardContext();
  const claims = log
    .filter(({ entry }) => logBook?.kinds[entry.code] === 'claim')
    .slice(-SHOWN)
    .reverse();
  if (claims.length === 0) return null;
  return (
    <section className={css.paper} aria-label={STAGE.lastSaid}>
      <h2>
        {STAGE.lastSaid}
        {ledger && ledger.clashes > 0 && <small>{STAGE.clashes(ledger.clashes)}</small>}
      </h2>
      <ol>
        {claims.map((line) => {
          const person = people.find(({ seat }) => seat === speakerOf(line));
          return (
            <li key={line.entry.n}>
              {person && <Face {...person} size="sm" />}
              <span>
                <Words of={line.sentence} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function speakerOf({ entry: { facts } }: LoggedLine): unknown {
  return typeof facts === 'object' && facts !== null && 'by' in facts ? facts.by : null;
}
