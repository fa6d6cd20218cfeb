import { Hand, Mic } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useBusy } from '../../board/chrome/useBusy';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { useRoom } from '../context';
import css from './HandButton.module.css';
import { useFloorApi } from './requests';
import { FLOOR } from './text';
import { useFloor } from './useFloor';

/** Raises or lowers this person's hand, or ends their turn to speak. Alt+H has the same effect anywhere on the page. */
export function HandButton() {
  const { stance, mayRaise } = useFloor();
  return mayRaise || stance !== 'down' ? <OpenHand /> : null;
}

function OpenHand() {
  const { me, run } = useRoom();
  const floor = useFloorApi();
  const { stance, place } = useFloor();
  const [busy, wait] = useBusy();
  const press = () => {
    if (!me || busy) return;
    void wait(
      run(() =>
        stance === 'speaks' ? floor.endFloor() : stance === 'up' ? floor.lowerHand(me.id) : floor.raiseHand(),
      ),
    );
  };
  const pressByKey = useEffectEvent((event: KeyboardEvent) => {
    // Compares the physical key, because on some keyboards Alt changes the letter.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyH' || event.repeat) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressByKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const label = { speaks: FLOOR.done, up: FLOOR.lower, down: FLOOR.raise }[stance];
  return (
    <IconButton
      label={label}
      icon={stance === 'speaks' ? <Mic /> : <Hand />}
      badge={place ?? 0}
      aria-pressed={stance !== 'down'}
      aria-keyshortcuts="Alt+H"
      data-hand=""
      className={cx(css.hand, stance !== 'down' && css.up)}
      onClick={press}
    />
  );
}
