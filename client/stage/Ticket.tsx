import type { RoomView } from '#shared/room/room.ts';
import { ROOM } from '../room/text';
import { RoomQr } from '../table/RoomQr';
import css from './Ticket.module.css';
import { STAGE } from './text';

/** Shows viewers how to join: a QR code, the room code and the address. In the bar, shows only the room code. */
export function Ticket({ room, look }: { room: RoomView; look: 'large' | 'column' | 'row' | 'bar' }) {
  if (look === 'bar') {
    return (
      <section className={css.bar} aria-label={ROOM.invite}>
        <span>{wayIn(room, hostOf(room))}</span>
        <b className={css.code} translate="no">
          {room.code}
        </b>
      </section>
    );
  }
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
        <p className={css.link}>
          {hostOf(room)}/<wbr />
          {room.url.replace(/^https?:\/\/[^/]*\//, '')}
        </p>
      </div>
    </section>
  );
}

const hostOf = ({ url }: RoomView) => url.replace(/^https?:\/\//, '').split('/')[0] ?? '';

/**
 * Returns the sentence that invites viewers to sit down before a match, or to watch during one, at the server `host` if
 * it is given.
 */
function wayIn({ locked, match }: RoomView, host: string | null = null): string {
  if (locked) return STAGE.locked;
  if (match === null || match.over) return host === null ? STAGE.sit : STAGE.sitAt(host);
  return host === null ? STAGE.watch : STAGE.watchAt(host);
}
