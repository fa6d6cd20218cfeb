import { type ComponentType, useEffect, useState } from 'react';
import type { PrivateFrameProps } from '../board/context';

/**
 * Returns the frame for a private screen, or null if the frame is not needed or not loaded yet. The frame is loaded
 * only on private screens.
 */
export function usePrivateFrame(isNeeded: boolean): ComponentType<PrivateFrameProps> | null {
  const [Frame, setFrame] = useState<ComponentType<PrivateFrameProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // If loading fails, the ordinary table stays. That table can do everything that the private screen can.
    import('./private/PrivateFrame').then(
      (part) => setFrame(() => part.PrivateFrame),
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? Frame : null;
}
