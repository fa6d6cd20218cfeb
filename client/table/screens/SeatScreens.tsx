import { useState } from 'react';
import { useRoom } from '../context';
import { AddScreen } from './AddScreen';
import { ScreensSheet } from './ScreensSheet';
import { useScreens } from './useScreens';

/** The sheet about a seat's screens, opened outside the table. Adds a second screen, or manages both screens. */
export function SeatScreens({ onClose }: { onClose(): void }) {
  const { state } = useRoom();
  const screens = useScreens(state.screen ?? null, false, onClose);
  // Stay on the code's sheet after the screen was added, so that the person sees it connect.
  const [isAdding] = useState(screens === null);
  if (isAdding || screens === null) return <AddScreen onClose={onClose} />;
  return <ScreensSheet screens={screens} onClose={onClose} />;
}
