import { Coffee, Hand, Mic, Phone } from 'lucide-react';
import type { Status } from '#shared/room/floor.ts';
import css from './FaceMark.module.css';
import { FLOOR, STATUS } from './text';

interface FaceMarkProps {
  speaks: boolean;
  /** The person's place in the queue of raised hands, from 1, or 0 if their hand is not raised. */
  place: number;
  status: Status | null;
}

export function FaceMark({ speaks, place, status }: FaceMarkProps) {
  return (
    <>
      {(speaks || place > 0) && (
        <span className={css.floor} data-speaks={speaks ? '' : undefined}>
          {speaks ? <Mic aria-hidden="true" /> : <Hand aria-hidden="true" />}
          {!speaks && place > 1 && <b aria-hidden="true">{place}</b>}
          <span className="sr">{speaks ? FLOOR.speaks : FLOOR.raised(place)}</span>
        </span>
      )}
      {status && (
        <span className={css.status} title={STATUS[status].tag}>
          {status === 'phone' ? <Phone aria-hidden="true" /> : <Coffee aria-hidden="true" />}
          <span className="sr">{STATUS[status].tag}</span>
        </span>
      )}
    </>
  );
}
