import type { Json } from '../../../shared/json';
import type { BaseView, MoveArgs } from '../../../shared/module';
import { EndDock } from '../../board/chrome/EndDock';
import { PeopleStrip, PersonChip } from '../../board/chrome/Person';
import { ReplayPanel } from '../../board/chrome/ReplayPanel';
import { TableFrame } from '../../board/chrome/TableFrame';
import type { BoardProps, MomentProps } from '../../board/contract';
import { nameOf } from '../../board/names';
import { useRoom } from '../../room/context';
import { Moves } from './Moves';
import css from './PlainBoard.module.css';
import { Tree } from './Tree';
import { plain, text } from './text';

/** The table of a game that brings none: who plays, what this seat may do, and what it sees. */
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
              turn={view.awaited.includes(person.seat)}
              out={view.out.includes(person.seat)}
            />
          ))}
        </PeopleStrip>
      }
      main={
        <div className={css.board}>
          {seat !== null && outcome === null && <Moves view={view} />}
          <Seen view={view} />
          {outcome && <ReplayPanel<BaseView> Moment={PlainMoment} />}
          {outcome && <EndDock className={css.end} />}
        </div>
      }
    />
  );
}

/** One moment of the replay. */
export function PlainMoment({ view }: Pick<MomentProps<BaseView>, 'view'>) {
  return <Seen view={view} />;
}

function Seen({ view }: { view: BaseView }) {
  // A plain game's view has its `G` apart; of any other game all of it is shown.
  const shown = 'G' in view ? (view.G as Json) : (view as unknown as Json);
  return (
    <section className={css.seen} aria-label={plain.state}>
      <Tree value={shown} />
    </section>
  );
}
