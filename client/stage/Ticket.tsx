import type { RoomView } from '#shared/room.ts';
import { RoomQr } from '../room/RoomQr';
import { ROOM } from '../room/text';
import css from './Ticket.module.css';
import { STAGE } from './text';

/** Tells viewers of the stage how to join: QR code, room code and address. */
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

/** Returns the text that invites viewers: to take a seat before a match, or to watch during one. */
function wayIn({ locked, match }: RoomView): string {
  if (locked) return STAGE.locked;
  return match === null || match.over ? STAGE.sit : STAGE.watch;
}
