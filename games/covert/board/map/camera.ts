/** Where the sheet lies in its pane: its upper left corner in pixels, and how many pixels a map unit takes. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const SHEET: Size = { width: 1000, height: 800 };
/** In panes narrower than this (in pixels) the sheet begins at a size at which names can be read. */
const NARROW = 560;
const READABLE = 0.812;
const NEAREST = 2.6;
const MIDDLE = [500, 400] as const;
/** The part of the sheet with all cities: empty sea and Africa may lie outside of the pane. */
const CITIES = { left: 120, right: 848, top: 44, bottom: 744 } as const;
/** What the names left and right of these take, in pixels. */
const NAMES = { left: 50, right: 56 } as const;
/** So much larger than the pane a whole sheet may be, to fill it. */
const CROP = 1.07;

/** The smallest scale at which the sheet still fills the pane one way. */
const whole = ({ width, height }: Size) => Math.min(width / SHEET.width, height / SHEET.height);

const filling = ({ width, height }: Size) => Math.max(width / SHEET.width, height / SHEET.height);

/** How the sheet lies at first: whole in a wide pane; on phones larger, with the focus in the middle. */
export function firstCamera(pane: Size, focus: readonly [number, number] = MIDDLE): Camera {
  if (pane.width < NARROW) return lookAt(pane, focus, Math.max(filling(pane), READABLE));
  return lookAt(pane, MIDDLE, Math.min(filling(pane), whole(pane) * CROP));
}

/** All cities in the pane with their names, as large as they can be. */
export function citiesCamera(pane: Size): Camera {
  const { left, right, top, bottom } = CITIES;
  const scale = Math.min((pane.width - NAMES.left - NAMES.right) / (right - left), pane.height / (bottom - top));
  const middle = (left + right + (NAMES.right - NAMES.left) / scale) / 2;
  return lookAt(pane, [middle, (top + bottom) / 2], scale);
}

/** The point of the map in the middle of the pane. */
export function lookAt(pane: Size, [x, y]: readonly [number, number], scale: number): Camera {
  return inPane(pane, { x: pane.width / 2 - x * scale, y: pane.height / 2 - y * scale, scale });
}

/** So much room stays around points that are to be seen, in pixels; the slip lies at the top. */
const MARGIN = 44;
const SLIP = 64;
/** Points close together are not shown nearer than this. */
const CLOSE = 0.95;

/** All of the points, in the middle of the pane. */
export function fitted(pane: Size, points: readonly (readonly [number, number])[]): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = { width: pane.width - 2 * MARGIN, height: pane.height - SLIP - 2 * MARGIN };
  const fits = Math.min(room.width / Math.max(1, right - left), room.height / Math.max(1, bottom - top), CLOSE);
  const scale = Math.min(NEAREST, Math.max(fits, whole(pane)));
  const middle = [(left + right) / 2, (top + bottom) / 2 - SLIP / 2 / scale] as const;
  return lookAt(pane, middle, scale);
}

export function panned(pane: Size, camera: Camera, dx: number, dy: number): Camera {
  return inPane(pane, { ...camera, x: camera.x + dx, y: camera.y + dy });
}

/** Nearer or farther by a factor; what lies under the given point of the pane stays there. */
export function zoomed(pane: Size, camera: Camera, factor: number, at?: readonly [number, number]): Camera {
  const [px, py] = at ?? [pane.width / 2, pane.height / 2];
  const farthest = Math.min(whole(pane), NEAREST);
  const scale = Math.min(NEAREST, Math.max(farthest, camera.scale * factor));
  const ratio = scale / camera.scale;
  return inPane(pane, { x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio, scale });
}

/** The sheet never leaves the pane: it covers it, or lies in its middle where it is smaller. */
function inPane(pane: Size, { x, y, scale }: Camera): Camera {
  return { x: within(x, pane.width, SHEET.width * scale), y: within(y, pane.height, SHEET.height * scale), scale };
}

function within(at: number, pane: number, sheet: number): number {
  return sheet <= pane ? (pane - sheet) / 2 : Math.min(0, Math.max(pane - sheet, at));
}
