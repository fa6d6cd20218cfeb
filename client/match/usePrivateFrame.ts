import { type ComponentType, useEffect, useState } from 'react';
import type { PrivateFrameProps } from '../board/context';

/** Returns the frame for a private screen. Null until loaded, or if this is no private screen. */
export function usePrivateFrame(isNeeded: boolean): ComponentType<PrivateFrameProps> | null {
  const [Frame, setFrame] = useState<ComponentType<PrivateFrameProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // If loading fails, the ordinary table stays, which can do everything that the private screen can.
    import('./private/PrivateFrame').then(
      (part) => setFrame(() => part.PrivateFrame),
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? Frame : null;
}
