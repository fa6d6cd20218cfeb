import { type ComponentType, useEffect, useState } from 'react';
import type { PrivateFrameProps } from '../board/context';

/** Returns the frame for a private screen. Returns null while the frame is loading, and if `isNeeded` is false. */
export function usePrivateFrame(isNeeded: boolean): ComponentType<PrivateFrameProps> | null {
  const [Frame, setFrame] = useState<ComponentType<PrivateFrameProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // If loading fails, the ordinary table is shown, which can do everything that the private screen can.
    import('./private/PrivateFrame').then(
      (part) => setFrame(() => part.PrivateFrame),
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? Frame : null;
}
