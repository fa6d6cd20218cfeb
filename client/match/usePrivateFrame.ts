import { type ComponentType, useEffect, useState } from 'react';
import type { PrivateFrameProps } from '../board/context';

/** Returns the frame for a private screen, or null until the frame has loaded. Always null if `isNeeded` is false. */
export function usePrivateFrame(isNeeded: boolean): ComponentType<PrivateFrameProps> | null {
  const [Frame, setFrame] = useState<ComponentType<PrivateFrameProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // If loading fails, the ordinary table stays. It can do everything that the private screen can.
    import('./private/PrivateFrame').then(
      (part) => setFrame(() => part.PrivateFrame),
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? Frame : null;
}
