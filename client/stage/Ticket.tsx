import type { RoomView } from '#shared/room.ts';
import { RoomQr } from '../room/RoomQr';
import { ROOM } from '../room/text';
import css from './Ticket.module.css';
import { STAGE } from './text';

/** The way to join, for viewers of the stage: QR code, code and address. */
export function Ticket({ room, look }: { room: RoomView; look: 'large' | 'column' | 'row' }) {
  return (
    <section className={css.ticket} data-look={look} aria-label={ROOM.invite}>
      <div className={css.qr}>
        <RoomQr room={room} value={room.url} label={ROOM.qr} />
      </div>
      <div className={css.words}>
        <b className={css.caps}>{wayIn(room)}</b>
        <p className={css.code} translate="no">
          {room.code}
        </p>
        <p className={css.link}>{room.url.replace(/^https?:\/\//, '')}</p>
      </div>
    </section>
  );
}

/** A visitor takes a seat before a match, and watches during one. */
function wayIn({ locked, match }: RoomView): string {
  if (locked) return STAGE.locked;
  return match === null || match.over ? STAGE.sit : STAGE.watch;
}
