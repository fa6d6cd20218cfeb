import type { BaseView, MoveArgs } from '#shared/contract/module.ts';
import type { PlainView } from '#shared/engine/plain.ts';
import type { Json } from '#shared/json.ts';
import { EndDock } from '../../board/chrome/EndDock';
import { HoldButton } from '../../board/chrome/HoldButton';
import { PeopleStrip, PersonChip } from '../../board/chrome/Person';
import { ReplayPanel } from '../../board/chrome/ReplayPanel';
import { TableFrame } from '../../board/chrome/TableFrame';
import type { BoardProps, MomentProps } from '../../board/contract';
import { nameOf } from '../../board/names';
import { useRoom } from '../../table/context';
import { useSecret } from '../../ui/useSecret';
import { Moves } from './Moves';
import css from './PlainBoard.module.css';
import { Tree } from './Tree';
import { plain, text } from './text';

/**
 * The default table for a game that has no board: the players, this seat's legal moves, and the view as a nested list.
 */
export function PlainBoard({ view, seat, now, people, outcome }: BoardProps<BaseView, MoveArgs>) {
  const { room, games } = useRoom();
  const names = nameOf(people);
  const title = games.find(({ id }) => id === (room.match?.game ?? room.game))?.title ?? '';
  return (
    <TableFrame
      logo={title}
      sentence={outcome ? text.reason(outcome, names, view) : text.now(view, seat, names)}
      endsAt={view.endsAt}
      clockNow={now}
      tabs={[]}
      toasts={outcome === null}
      people={
        <PeopleStrip>
          {people.map((person) => (
            <PersonChip
              key={person.seat}
              person={person}
              turn={view.waitingFor.includes(person.seat)}
              out={view.out.includes(person.seat)}
            />
          ))}
        </PeopleStrip>
      }
      main={
        <div className={css.board}>
          {seat !== null && outcome === null && <Moves view={view} />}
          <Seen view={view} isCovered={outcome === null} />
          {outcome && <ReplayPanel<BaseView> Moment={PlainMoment} />}
          {outcome && <EndDock className={css.end} />}
        </div>
      }
    />
  );
}

export function PlainMoment({ view }: Pick<MomentProps<BaseView>, 'view'>) {
  return <Seen view={view} />;
}

interface SeenProps {
  view: BaseView;
  /** If true, the seat's private data is covered, and shown only while a button is held. */
  isCovered?: boolean;
}

/** Fields of a view that the frame already shows. */
const FRAMED: readonly string[] = ['waitingFor', 'out', 'endsAt', 'quiet', 'practice'] satisfies (keyof BaseView)[];

/** Shows a view's fields that belong to the game. By convention, `me` contains the seat's private data. */
function Seen({ view, isCovered = false }: SeenProps) {
  // In the view of a plain boardgame.io game, `G` is the state, and `plugins` contains the state of its plugins.
  const shown = 'G' in view ? plainParts(view as PlainView) : ownParts(view);
  const { me = null, ...open } = isRecord(shown) ? shown : {};
  const hasOwn = isCovered && me !== null;
  return (
    <section className={css.seen} aria-label={plain.state}>
      {hasOwn && <Own value={me} />}
      <Tree value={hasOwn ? open : shown} />
    </section>
  );
}

/** Returns the state of a plain boardgame.io game, with the visible state of each plugin under the plugin's name. */
function plainParts({ G, plugins = {} }: PlainView): Json {
  const shown = Object.entries(plugins).map(([name, { data }]) => [name, data]);
  return shown.length > 0 && isRecord(G as Json)
    ? { ...(G as object), plugins: Object.fromEntries(shown) }
    : (G as Json);
}

function ownParts(view: BaseView): Json {
  return Object.fromEntries(Object.entries(view).filter(([part]) => !FRAMED.includes(part)));
}

function isRecord(value: Json): value is { [key: string]: Json } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function Own({ value }: { value: Json }) {
  const secret = useSecret({ hotkey: true });
  return (
    <div className={css.own}>
      <HoldButton secret={secret} hotkey />
      {secret.open && <Tree value={{ me: value }} />}
    </div>
  );
}
