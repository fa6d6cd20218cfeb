import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import type { MenuItem } from '../../ui/Menu';
import { useRoom } from '../context';
import { SEAT_SCREENS } from './seatText';
import { useIsPhone } from './useIsPhone';

const SeatScreens = lazy(() => import('./SeatScreens').then((part) => ({ default: part.SeatScreens })));

/** Returns the menu item for adding or managing a second screen, or null if this device has no seat. */
export function useScreensItem(open: () => void): MenuItem | null {
  const { me } = useRoom();
  const isPhone = useIsPhone();
  if (!me || me.seat === null) return null;
  return {
    label: me.screens ? SEAT_SCREENS.screens : isPhone ? SEAT_SCREENS.addScreen : SEAT_SCREENS.addPhone,
    icon: isPhone ? <MonitorSmartphone /> : <Smartphone />,
    onSelect: open,
  };
}

/** Shows the menu item from `useScreensItem` as a button in a list. */
export function ScreensButton({ onPress }: { onPress(): void }) {
  const item = useScreensItem(onPress);
  return (
    item && (
      <Button icon={item.icon} full onClick={item.onSelect}>
        {item.label}
      </Button>
    )
  );
}

/**
 * Returns the sheet about the seat's screens, for use outside a table, and a function that opens it. The content of the
 * sheet is loaded when it opens.
 */
export function useScreensSheet(): { open(): void; sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const sheet = isOpen && (
    <Suspense>
      <SeatScreens onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open: () => setOpen(true), sheet };
}
