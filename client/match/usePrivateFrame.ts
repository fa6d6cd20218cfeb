import { type ComponentType, useEffect, useState } from 'react';
import type { PrivateFrameProps } from '../board/context';

/** The frame of a private screen, loaded only on devices that are one. Null if not needed or not loaded yet. */
export function usePrivateFrame(isNeeded: boolean): ComponentType<PrivateFrameProps> | null {
  const [Frame, setFrame] = useState<ComponentType<PrivateFrameProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // If loading fails, the ordinary table stays, which can do everything too.
    import('./private/PrivateFrame').then(
      (part) => setFrame(() => part.PrivateFrame),
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? Frame : null;
}
