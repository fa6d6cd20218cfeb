import { ArrowLeftRight, Laptop, Smartphone } from 'lucide-react';
import { SCREENS, type Screen } from '#shared/room/room.ts';
import type { TwoScreens } from '../../board/context';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Sheet } from '../../ui/Sheet';
import { useRoom } from '../context';
import css from './ScreensSheet.module.css';
import { SEAT_SCREENS } from './seatText';
import { SCREENS_TEXT } from './text';

/** Shows the role of each screen and whether it is connected. Has buttons to swap the roles or to remove a screen. */
export function ScreensSheet({ screens, onClose }: { screens: TwoScreens; onClose(): void }) {
  const { me } = useRoom();
  const act = (work: () => void) => () => {
    onClose();
    work();
  };
  const row = (screen: Screen) => {
    const isMine = screen === screens.mine;
    const isHere = isMine || me?.screens?.[screen] !== false;
    const { name, about } = SCREENS_TEXT.list[screen];
    return (
      <li key={screen} className={css.row}>
        {screen === 'open' ? <Laptop aria-hidden="true" /> : <Smartphone aria-hidden="true" />}
        <div>
          <strong>{isMine ? `${name} (${SCREENS_TEXT.thisOne})` : name}</strong>
          <p>{about}</p>
        </div>
        <span className={cx(css.presence, isHere ? css.here : css.away)}>
          {isHere ? SCREENS_TEXT.connected : SCREENS_TEXT.away}
        </span>
        <Button size="md" onClick={act(() => screens.remove(screen))}>
          {isMine ? SCREENS_TEXT.removeHere : SCREENS_TEXT.remove}
        </Button>
      </li>
    );
  };
  return (
    <Sheet open onClose={onClose} title={SEAT_SCREENS.screens}>
      <ul className={css.list}>{SCREENS.map(row)}</ul>
      <Button size="lg" full icon={<ArrowLeftRight />} onClick={act(screens.swap)}>
        {SCREENS_TEXT.swap}
      </Button>
    </Sheet>
  );
}
