import { Button } from '../../ui/Button';
import type { DevMatch } from '../match/DevMatch';
import { PAGE } from '../text';
import css from './Playground.module.css';

/** Shows the first row of the journal that the rules refuse, and two ways to continue. */
export function Conflict({ match }: { match: DevMatch }) {
  const { conflict, isKept, last, moments } = match.journal;
  if (!conflict) return moments.length > 0 ? <span className={css.fill} /> : <Unfit words={PAGE.noDeal} />;
  const { n, of, row, why } = conflict;
  const words = isKept ? PAGE.conflictHere(n, of) : PAGE.conflictLater(n, of);
  return (
    <Unfit
      words={words}
      why={`${row.by === null ? PAGE.clockMoved : row.by} ${row.move} ${JSON.stringify(row.args)}: ${why}`}
    >
      {isKept && (
        <>
          <Button onClick={() => match.jump(last)}>{PAGE.toLast(last)}</Button>
          <Button onClick={() => match.keep()}>{PAGE.keep}</Button>
        </>
      )}
    </Unfit>
  );
}

function Unfit({ words, why, children }: { words: string; why?: string; children?: React.ReactNode }) {
  return (
    <div className={css.conflict} role="status">
      <p>
        {words} {why !== undefined && <code>{why}</code>}
      </p>
      {children}
    </div>
  );
}
