import { useState } from 'react';
import { useRoom } from '../context';
import { AddScreen } from './AddScreen';
import { ScreensSheet } from './ScreensSheet';
import { useScreens } from './useScreens';

/** What is opened about a seat's screens away from its table: a second one is added, or both are there to be changed. */
export function SeatScreens({ onClose }: { onClose(): void }) {
  const { state } = useRoom();
  const screens = useScreens(state.screen ?? null, onClose);
  // Whoever adds one sees it arrive.
  const [isAdding] = useState(screens === null);
  if (isAdding || screens === null) return <AddScreen onClose={onClose} />;
  return <ScreensSheet screens={screens} onClose={onClose} />;
}
