import { RotateCcw } from 'lucide-react';
import { useShown } from './context';
import css from './StageNext.module.css';
import { STAGE } from './text';

/** After a match, says who can start the next one, and how visitors can join. */
export function StageNext() {
  const { room } = useShown();
  const host = room.members.find(({ id }) => id === room.host);
  return (
    <section className={css.next} aria-label={STAGE.howOn}>
      <RotateCcw aria-hidden="true" />
      <p>
        {host && <b>{STAGE.canStart(host.name)}</b>}
        <span>
          {room.locked ? STAGE.locked : STAGE.orSit}{' '}
          <b className={css.code} translate="no">
            {room.code}
          </b>
        </span>
      </p>
    </section>
  );
}
