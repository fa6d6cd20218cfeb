import { Face, Name, useBoardContext } from 'hush/board';
import type { Seat } from 'hush/game';
import type { ReactNode } from 'react';
import { secondsOf, type WindowView } from '../../state';
import { Desk } from '../table/Desk';
import { nextUp, type TableLook } from '../table/officer';
import { frameText } from '../text';
import { Seconds } from '../window/Seconds';
import { windowText, windowWords } from '../window/text';
import css from './TableStage.module.css';

interface TableStageProps {
  look: TableLook;
  /** The shooter while the open window is about a declared shot, or null. */
  shooter: Seat | null;
  now(): number;
  /** The viewer's file, at the bottom of the desk. */
  own: ReactNode;
}

/** Font size of the smallest text in layout px. A television magnifies the layout by half. */
const LEAST = 16;
/** Maximum number of upcoming turns to show. */
const SHOWN = 5;

/** The table on a stage. The open window or the captions are below it, and the next turns beside it. */
export default function TableStage({ look, shooter, now, own }: TableStageProps) {
  const { stage } = useBoardContext();
  const { view, people } = look;
  return (
    <div className={css.table}>
      <Desk look={look} shooter={shooter} onPiles={() => undefined} own={own} actions={null} least={LEAST} />
      <aside className={css.column}>
        <section className={css.next}>
          <h2>
            {frameText.turnOrder}
            <small>{frameText.turn(view.turn)}</small>
          </h2>
          <ol>
            {nextUp(view)
              .slice(0, SHOWN)
              .map((seat) => {
                const person = people.find((each) => each.seat === seat);
                return (
                  person && (
                    <li key={seat} data-active={seat === view.active ? '' : undefined}>
                      <Face {...person} size={undefined} className={css.face} />
                      <Name>{person.name}</Name>
                    </li>
                  )
                );
              })}
          </ol>
        </section>
        {stage && <stage.Ticket />}
      </aside>
      {view.window ? <Window look={look} window={view.window} now={now} /> : stage && <stage.Captions hasClaims />}
    </div>
  );
}

/** The open window: the declared action, who can react, and the time left. */
function Window({
  look: { view, people, names },
  window,
  now,
}: Pick<TableStageProps, 'look' | 'now'> & { window: WindowView }) {
  const { title, line } = windowWords(view, window, null, names);
  const asked = people.filter(({ seat }) => window.asked.includes(seat));
  return (
    <section className={css.window} role="status">
      <Seconds endsAt={window.endsAt} now={now} total={secondsOf(view, window.kind) * 1000} />
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{line}</p>
      </div>
      {asked.length > 0 && (
        <div className={css.asked}>
          <h3>{windowText.asked}</h3>
          <p>
            {asked.map((person) => (
              <Face key={person.seat} {...person} size={undefined} alone className={css.small} />
            ))}
          </p>
        </div>
      )}
    </section>
  );
}
