import { useState } from 'react';
import { useRoom } from '../context';
import { AddScreen } from './AddScreen';
import { ScreensSheet } from './ScreensSheet';
import { useScreens } from './useScreens';

/**
 * The sheet about a seat's screens, for use outside a table. Adds a second screen or, if there are two, manages both.
 */
export function SeatScreens({ onClose }: { onClose(): void }) {
  const { state } = useRoom();
  const screens = useScreens(state.screen ?? null, false, onClose);
  // Keep showing the code after the screen was added, so that the person sees that it has connected.
  const [isAdding] = useState(screens === null);
  if (isAdding || screens === null) return <AddScreen onClose={onClose} />;
  return <ScreensSheet screens={screens} onClose={onClose} />;
}
