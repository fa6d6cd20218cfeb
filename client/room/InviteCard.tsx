import { Copy, Share } from 'lucide-react';
import { useRef, useState } from 'react';
import { note } from '../state/toasts';
import { useRoom } from '../table/context';
import { canShare, copyOrMark } from '../table/copy';
import { RoomQr } from '../table/RoomQr';
import { Button } from '../ui/Button';
import css from './InviteCard.module.css';
import { ROOM } from './text';

/** The invitation to a room: its code, its link and a QR code, with buttons to copy and share them. */
export function InviteCard() {
  const { room, isHost } = useRoom();
  // While more people are needed, inviting them is the host's next action.
  const isNext = isHost && room.cannotStart !== null;
  const link = useRef<HTMLParagraphElement>(null);
  const isShared = canShare() && !room.local;
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    const done = await copyOrMark(room.url, link.current);
    if (done) setCopied(true);
    else note(ROOM.selected);
  };
  const share = () =>
    navigator.share({ title: ROOM.shareTitle, text: ROOM.shareText, url: room.url }).catch(() => undefined);

  return (
    <section className={css.card} aria-label={ROOM.invite}>
      <div className={css.words}>
        <span className={css.caps}>{ROOM.code}</span>
        <p className={css.code} translate="no">
          {room.code}
        </p>
        <p className={css.link} ref={link}>
          {room.url.replace(/^https?:\/\//, '')}
        </p>
      </div>
      <div className={css.qr}>
        <RoomQr room={room} value={room.url} label={ROOM.qr} />
      </div>
      <div className={css.acts} data-count={isShared ? 2 : 1} data-next={isNext ? '' : undefined}>
        <Button variant="quiet" className={css.act} icon={<Copy />} onClick={() => void copy()}>
          <span>{copied ? ROOM.copied : ROOM.copy}</span>
        </Button>
        {isShared && (
          <Button variant="quiet" className={css.act} icon={<Share />} onClick={() => void share()}>
            <span>{ROOM.share}</span>
          </Button>
        )}
      </div>
    </section>
  );
}
