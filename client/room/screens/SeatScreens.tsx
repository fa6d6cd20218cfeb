import { useState } from 'react';
import { useRoom } from '../context';
import { AddScreen } from './AddScreen';
import { ScreensSheet } from './ScreensSheet';
import { useScreens } from './useScreens';

/** The sheet of a seat's screens away from its table: adds a second one, or manages both. */
export function SeatScreens({ onClose }: { onClose(): void }) {
  const { state } = useRoom();
  const screens = useScreens(state.screen ?? null, onClose);
  // Stays on the code after adding a screen, so that its arrival is seen.
  const [isAdding] = useState(screens === null);
  if (isAdding || screens === null) return <AddScreen onClose={onClose} />;
  return <ScreensSheet screens={screens} onClose={onClose} />;
}
