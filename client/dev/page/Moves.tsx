import { type FormEvent, useMemo, useState } from 'react';
import type { Draft } from '#shared/contract/module.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { refuse } from '../../state/toasts';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import type { DevMatch } from '../match/DevMatch';
import { PAGE, who } from '../text';
import css from './Inspector.module.css';
import { type MoveList, moveLists } from './moveList';

/** The number of argument lists shown for each move, until "more" is pressed. */
const FEW = 12;

/** Shows a button for each legal move of a seat. A text field allows trying arguments that the game should refuse. */
export function Moves({ match, seat }: { match: DevMatch; seat: Viewer }) {
  const { module, outcome } = match;
  const seen = match.viewOf(seat);
  const view = 'view' in seen ? seen.view : null;
  const lists = useMemo(
    () => (view === null || seat === null ? [] : moveLists(module, view, seat)),
    [module, view, seat],
  );
  const open = lists.filter(({ why, fault }) => why === null || fault !== null);
  const closed = lists.filter((list) => !open.includes(list));
  return (
    <section className={css.moves} aria-label={PAGE.legal}>
      <h2>{seat === null ? PAGE.legal : `${PAGE.legalOf} ${who(seat)}`}</h2>
      {seat === null && <p className={css.none}>{PAGE.watches}</p>}
      {seat !== null && open.length === 0 && <p className={css.none}>{outcome ? PAGE.over : PAGE.noMoves}</p>}
      {seat !== null && open.map((list) => <Move key={list.move} match={match} seat={seat} list={list} />)}
      {seat !== null && closed.length > 0 && (
        <details>
          <summary>
            {PAGE.closed}: {closed.map(({ move }) => move).join(', ')}
          </summary>
          {closed.map((list) => (
            <Move key={list.move} match={match} seat={seat} list={list} />
          ))}
        </details>
      )}
    </section>
  );
}

function Move({ match, seat, list }: { match: DevMatch; seat: Seat; list: MoveList }) {
  const { move, why, drafts, hasMore, fault } = list;
  const [isAll, setAll] = useState(false);
  const make = (args: Draft, isOffered: boolean) => {
    const made = match.move(seat, move, args);
    if ('ok' in made) return;
    refuse(PAGE.refused(move, made.refused));
    // The game refused a move that it had offered. Its `next` disagrees with the check of sent moves.
    if (isOffered && made.refused !== 'fault')
      match.report(
        `legal moves of seat ${seat}`,
        `\`next\` offers ${move} ${JSON.stringify(args)}, which is refused: ${made.refused}`,
      );
  };
  const shown = isAll ? drafts : drafts.slice(0, FEW);
  return (
    <div className={css.move}>
      <h3>{move}</h3>
      {why !== null && <p className={css.none}>{why}</p>}
      {fault !== null && <pre className={css.why}>{fault}</pre>}
      {shown.map((args) => (
        <Button key={JSON.stringify(args)} onClick={() => make(args, true)}>
          {args.length === 0 ? move : `${move} ${args.map(argWords).join(' ')}`}
        </Button>
      ))}
      {!isAll && drafts.length > FEW && (
        <Button variant="text" onClick={() => setAll(true)}>
          {PAGE.more(drafts.length - FEW)}
        </Button>
      )}
      <Typed hasMore={hasMore} onSend={(args) => make(args, false)} />
    </div>
  );
}

const argWords = (arg: Json | undefined): string => (typeof arg === 'string' ? arg : JSON.stringify(arg));

function Typed({ hasMore, onSend }: { hasMore: boolean; onSend(args: Draft): void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const args = listIn(typed);
    setError(args ? null : PAGE.notJson);
    if (args) onSend(args);
  };
  return (
    <details className={css.typed}>
      <summary>{hasMore ? PAGE.tooMany : PAGE.ownArgs}</summary>
      <form onSubmit={submit}>
        <Field
          label={PAGE.ownArgs}
          bare
          error={error}
          value={typed}
          placeholder="[]"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          beside={<Button type="submit">{PAGE.send}</Button>}
        />
      </form>
    </details>
  );
}

function listIn(typed: string): Draft | null {
  try {
    const value = JSON.parse(typed.trim() || '[]') as Json;
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
