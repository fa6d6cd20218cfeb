import { Coffee, Hand, Mic, Phone } from 'lucide-react';
import { useState } from 'react';
import { minutes } from '../../board/time';
import { useRoom } from '../context';
import { FloorSaid } from './FloorSaid';
import { FloorSheet } from './FloorSheet';
import css from './FloorSign.module.css';
import { FLOOR_MENU } from './menuText';
import { FLOOR } from './text';
import { useFloor } from './useFloor';

/**
 * A button in the top bar of a low screen, which has no room for the floor line. Shows the speaker, and opens the sheet
 * about speaking.
 */
export function FloorSign() {
  const { me } = useRoom();
  const { speaking, queue, stance } = useFloor();
  const [isOpen, setOpen] = useState(false);
  const status = me?.status ?? null;
  const isOn = speaking !== null || queue.length > 0;
  return (
    <>
      <FloorSaid />
      {(isOn || status) && (
        <button
          type="button"
          className={css.sign}
          data-floor=""
          data-stance={stance}
          aria-haspopup="dialog"
          title={FLOOR_MENU.title}
          onClick={() => setOpen(true)}
        >
          {status && (status === 'phone' ? <Phone aria-hidden="true" /> : <Coffee aria-hidden="true" />)}
          {isOn && (speaking ? <Mic aria-hidden="true" /> : <Hand aria-hidden="true" />)}
          {speaking?.left != null && <b>{minutes(speaking.left)}</b>}
          {!speaking && isOn && <b>{FLOOR.count(queue.length)}</b>}
          <span className="sr">. {FLOOR_MENU.title}</span>
        </button>
      )}
      {isOpen && <FloorSheet onClose={() => setOpen(false)} />}
    </>
  );
}
