import type { RoomView } from '#shared/room/room.ts';
import { QrCode } from '../ui/QrCode';
import css from './RoomQr.module.css';
import { IN_ROOM } from './text';

interface Props {
  room: Pick<RoomView, 'local'>;
  /** The link, or null until it exists. */
  value: string | null;
  label: string;
}

/** The QR code of a link to the room. If other devices cannot reach the server, shows a note instead. */
export function RoomQr({ room, value, label }: Props) {
  if (room.local) return <p className={css.local}>{IN_ROOM.local}</p>;
  return value !== null && <QrCode value={value} label={label} />;
}
