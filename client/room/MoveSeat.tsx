import { useEffect, useState } from 'react';
import type { MemberView } from '#shared/room/room.ts';
import { sentenceOf } from '../net/api';
import { useRoom } from '../table/context';
import { RoomQr } from '../table/RoomQr';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { CopyField } from '../ui/CopyField';
import { Sheet } from '../ui/Sheet';
import { MOVE } from './moveText';

/**
 * A sheet with a one-time link that moves a seat to another device. If `member` is null, the seat is the one on this
 * device, otherwise that of `member`. Only the host may move another member's seat.
 */
export function MoveSeat({ member, onClose }: { member: Pick<MemberView, 'id' | 'name'> | null; onClose(): void }) {
  const { room, api } = useRoom();
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const id = member?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt requests a new link
  useEffect(() => {
    let isGone = false;
    api.handOver(id).then(
      (made) => !isGone && setUrl(made.url),
      (problem) => !isGone && setError(sentenceOf(problem)),
    );
    return () => {
      isGone = true;
    };
  }, [id, attempt]);

  return (
    <Sheet open onClose={onClose} title={member ? MOVE.titleOf(member.name) : MOVE.title}>
      <div className={css.stack}>
        <p>{member ? MOVE.textOf(member.name) : MOVE.text}</p>
        {url !== null && (
          <>
            <div className={css.qr}>
              <RoomQr room={room} value={url} label={MOVE.qr} />
            </div>
            <CopyField label={MOVE.link} value={url} />
          </>
        )}
        {error !== null && (
          <>
            <p role="alert">{error}</p>
            <Button
              variant="raised"
              onClick={() => {
                setError(null);
                setAttempt(attempt + 1);
              }}
            >
              {MOVE.again}
            </Button>
          </>
        )}
        <p className={css.hint}>{MOVE.once}</p>
      </div>
    </Sheet>
  );
}
