import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { CoveredState } from '../../../../client/ui/useSecret';

/** Px of sideways movement from which a hold is a drag. */
const THRESHOLD = 10;

/** Dragging a covered card sideways, beside the hold that looks at it: the card is covered while it moves. */
export function useDrag(onDrop: ((by: number) => void) | null, { bind, cover }: CoveredState) {
  const from = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const [by, setBy] = useState<number | null>(null);
  const stop = () => {
    from.current = null;
    setBy(null);
  };
  return {
    isDragged: by !== null,
    style: by === null ? undefined : ({ transform: `translateX(${by}px)` } satisfies CSSProperties),
    bind: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        bind.onPointerDown(event);
        wasDragged.current = false;
        if (onDrop === null || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        from.current = event.clientX;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (from.current === null) return;
        const moved = event.clientX - from.current;
        if (by === null && Math.abs(moved) < THRESHOLD) return;
        wasDragged.current = true;
        cover();
        setBy(moved);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        bind.onPointerUp();
        const step = event.currentTarget.closest('li')?.offsetWidth ?? 1;
        const slots = by === null ? 0 : Math.round(by / step);
        stop();
        if (slots !== 0) onDrop?.(slots);
      },
      onPointerCancel() {
        bind.onPointerCancel();
        stop();
      },
      onClick(event: MouseEvent) {
        if (wasDragged.current) wasDragged.current = false;
        else bind.onClick(event);
      },
    },
  };
}
