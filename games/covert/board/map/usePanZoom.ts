import { onResize } from 'hush/board';
import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import {
  type Camera,
  citiesCamera,
  closeUp,
  firstCamera,
  fitted,
  lookAt,
  type Point,
  panned,
  type Size,
  zoomed,
} from './camera';
import { onTrackpadPinch } from './trackpadPinch';

/** Distance in pixels after which a moving finger pans the map instead of pressing a button. */
const SLIP = 8;
const STEP = 80;
const ZOOM = 1.25;
/** Time in ms after the last change until the map is redrawn sharply at its new size. */
const REST = 140;

export interface PanZoom {
  pane: RefObject<HTMLDivElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  /** Props to spread on the pane. */
  bind: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void;
    onKeyDown(event: KeyboardEvent): void;
  };
  lookAt(point: Point): void;
  /** Centres a point on a phone, and zooms in if cities are too close together for a finger. */
  closeUp(point: Point): void;
  zoom(factor: number): void;
  /** Zooms by a factor. The map point under the pointer does not move. */
  zoomAt(factor: number, at: Pointer): void;
  /**
   * Returns the map point under a pointer and the scale in pixels per map unit, or null if the map is not drawn yet.
   */
  pointAt(at: Pointer): { point: [x: number, y: number]; scale: number } | null;
  /**
   * Moves the camera so that all points are visible. `back` restores the previous camera unless the map was moved in
   * between.
   */
  show(points: readonly Point[]): void;
  back(): void;
}

/** The initial focus: points, or all cities with names large enough for a table (`cities`) or a television. */
type Focus = readonly Point[] | 'cities' | 'television';

/** Size of the city names on a television, relative to their usual size. */
const TELEVISION = 1.4;

type Pointer = { clientX: number; clientY: number };

/**
 * Pans and zooms a layer of 1000 by 800 units in its pane by finger, wheel and keys, without a React render. The layer
 * starts with the points of `focus` in view, or with all cities visible. No pan-and-zoom library is used, because those
 * libraries take over the keys and the focus that the cities on the map need (docs/decisions/0003).
 */
export function usePanZoom(focus: Focus): PanZoom {
  const pane = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  const drawnAt = useRef(1);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  const first = useRef(focus);
  const isTouched = useRef(false);
  const wanted = useRef<readonly Point[] | null>(null);
  const shift = useRef<{ from: Camera; to: Camera } | null>(null);

  const place = useCallback((next: Camera, glide = false) => {
    camera.current = next;
    isTouched.current = true;
    const sheet = layer.current;
    if (!sheet) return;
    cancelAnimationFrame(frame.current);
    // The map is positioned at most once per frame, however many events arrive.
    frame.current = requestAnimationFrame(() => {
      sheet.toggleAttribute('data-glide', glide);
      sheet.toggleAttribute('data-moving', true);
      const { x, y, scale } = camera.current ?? next;
      sheet.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale / drawnAt.current})`;
    });
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      sheet.toggleAttribute('data-moving', false);
      if (next.scale !== drawnAt.current) sharpen(sheet, next, drawnAt);
    }, REST);
  }, []);

  useEffect(() => {
    const shown = pane.current;
    const sheet = layer.current;
    if (!shown || !sheet) return;
    const fit = () => {
      const size = sizeOf(shown);
      if (size.width === 0) return;
      // When the pane's size changes, a map that the player has not moved is fitted to the pane again, and a map that
      // the player has moved stays in place.
      const kept = isTouched.current ? camera.current : null;
      const asked = wanted.current && fitted(size, wanted.current);
      const next = kept ? panned(size, kept, 0, 0) : (asked ?? openingOf(size, first.current));
      camera.current = next;
      sharpen(sheet, next, drawnAt);
    };
    const stopFitting = onResize([shown], fit);
    const wheel = (event: WheelEvent) => {
      if (!camera.current) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
      place(zoomed(sizeOf(shown), camera.current, factor, pointIn(shown, event)));
    };
    shown.addEventListener('wheel', wheel, { passive: false });
    const stopPinch = onTrackpadPinch(shown, (factor, event) => {
      if (camera.current) place(zoomed(sizeOf(shown), camera.current, factor, pointIn(shown, event)));
    });
    return () => {
      stopFitting();
      stopPinch();
      shown.removeEventListener('wheel', wheel);
      clearTimeout(rest.current);
      cancelAnimationFrame(frame.current);
    };
  }, [place]);

  const bind = useGestures(pane, camera, place);
  return useMemo(() => {
    const change = (move: (size: Size, from: Camera) => Camera) => {
      if (pane.current && camera.current) place(move(sizeOf(pane.current), camera.current), true);
    };
    return {
      pane,
      layer,
      bind,
      lookAt: (point) => change((size, from) => lookAt(size, point, from.scale)),
      closeUp: (point) => change((size, from) => closeUp(size, point, from.scale)),
      zoom: (factor) => change((size, from) => zoomed(size, from, factor)),
      zoomAt: (factor, at) =>
        change((size, from) => zoomed(size, from, factor, pane.current ? pointIn(pane.current, at) : undefined)),
      pointAt: (at) => {
        const from = camera.current;
        if (!pane.current || !from) return null;
        const [x, y] = pointIn(pane.current, at);
        return { point: [(x - from.x) / from.scale, (y - from.y) / from.scale], scale: from.scale };
      },
      show(points) {
        wanted.current = points;
        const isFitted = camera.current === shift.current?.to;
        const from = isFitted ? (shift.current?.from ?? camera.current) : camera.current;
        change((size) => fitted(size, points));
        if (from && camera.current) shift.current = { from, to: camera.current };
      },
      back() {
        wanted.current = null;
        const { from, to } = shift.current ?? {};
        if (from && to === camera.current) change(() => from);
        shift.current = null;
      },
    };
  }, [bind, place]);
}

function useGestures(
  pane: RefObject<HTMLDivElement | null>,
  camera: RefObject<Camera | null>,
  place: (next: Camera, glide?: boolean) => void,
): PanZoom['bind'] {
  const fingers = useRef(new Map<number, [number, number]>());
  const slipped = useRef(false);
  return useMemo(() => {
    const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
    return {
      onPointerDown(event) {
        if (event.button !== 0) return;
        if (fingers.current.size === 0) slipped.current = false;
        fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
      },
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId);
        const shown = pane.current;
        if (!before || !shown || !camera.current) return;
        const now: [number, number] = [event.clientX, event.clientY];
        if (!slipped.current && distance(before, now) < SLIP) return;
        if (!slipped.current) shown.setPointerCapture(event.pointerId);
        slipped.current = true;
        const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
        fingers.current.set(event.pointerId, now);
        const size = sizeOf(shown);
        if (!other) return place(panned(size, camera.current, now[0] - before[0], now[1] - before[1]));
        const factor = distance(other, now) / Math.max(1, distance(other, before));
        const middle = { clientX: (other[0] + now[0]) / 2, clientY: (other[1] + now[1]) / 2 };
        const moved = panned(size, camera.current, (now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
        place(zoomed(size, moved, factor, pointIn(shown, middle)));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      /** Suppresses the click at the end of a pan. */
      onClickCapture(event) {
        if (!slipped.current) return;
        slipped.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDown(event) {
        const shown = pane.current;
        const from = camera.current;
        if (!shown || !from || event.altKey || event.ctrlKey || event.metaKey) return;
        const next = byKey(event.key, sizeOf(shown), from);
        if (!next) return;
        event.preventDefault();
        place(next, true);
      },
    };
  }, [pane, camera, place]);
}

function openingOf(size: Size, focus: Focus): Camera {
  if (focus === 'cities') return citiesCamera(size);
  return focus === 'television' ? citiesCamera(size, TELEVISION) : firstCamera(size, focus);
}

function byKey(key: string, size: Size, from: Camera): Camera | null {
  if (key === 'ArrowLeft') return panned(size, from, STEP, 0);
  if (key === 'ArrowRight') return panned(size, from, -STEP, 0);
  if (key === 'ArrowUp') return panned(size, from, 0, STEP);
  if (key === 'ArrowDown') return panned(size, from, 0, -STEP);
  if (key === '+' || key === '=') return zoomed(size, from, ZOOM);
  if (key === '-') return zoomed(size, from, 1 / ZOOM);
  return null;
}

/** Redraws the map sharply at its current size. During a gesture, the map is only scaled. */
function sharpen(sheet: HTMLElement, { x, y, scale }: Camera, drawnAt: RefObject<number>): void {
  drawnAt.current = scale;
  sheet.toggleAttribute('data-glide', false);
  sheet.style.setProperty('--s', String(scale));
  sheet.style.transform = `translate3d(${x}px, ${y}px, 0)`;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight });

function pointIn(shown: HTMLElement, { clientX, clientY }: Pointer): [number, number] {
  const box = shown.getBoundingClientRect();
  return [clientX - box.left, clientY - box.top];
}

const distance = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
