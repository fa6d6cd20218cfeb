/** Position of the sheet in its pane: its upper left corner in pixels, and pixels per map unit. */
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
/** In panes narrower than this, in pixels, the sheet starts at a size with readable names. */
const NARROW = 560;
const READABLE = 0.812;
const NEAREST = 2.6;
const MIDDLE = [500, 400] as const;
/** The part of the sheet that contains all cities. Empty sea and Africa may be outside the pane. */
const CITIES = { left: 120, right: 848, top: 44, bottom: 744 } as const;
/** Room for names left and right of the outermost cities, in pixels. */
const NAMES = { left: 50, right: 56 } as const;
/** The whole sheet may be drawn larger than the pane by up to this factor, to fill the pane. */
const CROP = 1.07;

/** Returns the scale at which the whole sheet just fits into the pane. */
const whole = ({ width, height }: Size) => Math.min(width / SHEET.width, height / SHEET.height);

const filling = ({ width, height }: Size) => Math.max(width / SHEET.width, height / SHEET.height);

/** Returns the initial camera: the whole sheet in a wide pane, or a larger scale centred on the focus on a phone. */
export function firstCamera(pane: Size, focus: readonly [number, number] = MIDDLE): Camera {
  if (pane.width < NARROW) return lookAt(pane, focus, Math.max(filling(pane), READABLE));
  return lookAt(pane, MIDDLE, Math.min(filling(pane), whole(pane) * CROP));
}

/**
 * Returns a camera that shows all cities with their names, as large as the pane allows. The names' letters are
 * `letters`
 * times the usual size.
 */
export function citiesCamera(pane: Size, letters = 1): Camera {
  const { left, right, top, bottom } = CITIES;
  const names = { left: letters * NAMES.left, right: letters * NAMES.right };
  const scale = Math.min((pane.width - names.left - names.right) / (right - left), pane.height / (bottom - top));
  const middle = (left + right + (names.right - names.left) / scale) / 2;
  return lookAt(pane, [middle, (top + bottom) / 2], scale);
}

/** Centres a point of the map in the pane. */
export function lookAt(pane: Size, [x, y]: readonly [number, number], scale: number): Camera {
  return inPane(pane, { x: pane.width / 2 - x * scale, y: pane.height / 2 - y * scale, scale });
}

/** Margin around points that must be visible, in pixels. At the top, `SLIP` is added. */
const MARGIN = 44;
const SLIP = 64;
/** Maximum scale when fitting points that are close together. */
const CLOSE = 0.95;

/** Returns a camera that fits all points into the pane, centred. */
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

/** Returns the camera zoomed by a factor. The map point under the pane point `at` stays in place. */
export function zoomed(pane: Size, camera: Camera, factor: number, at?: readonly [number, number]): Camera {
  const [px, py] = at ?? [pane.width / 2, pane.height / 2];
  const farthest = Math.min(whole(pane), NEAREST);
  const scale = Math.min(NEAREST, Math.max(farthest, camera.scale * factor));
  const ratio = scale / camera.scale;
  return inPane(pane, { x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio, scale });
}

/** Corrects a camera so that the sheet covers its pane, or is centred if it is smaller than the pane. */
function inPane(pane: Size, { x, y, scale }: Camera): Camera {
  return { x: within(x, pane.width, SHEET.width * scale), y: within(y, pane.height, SHEET.height * scale), scale };
}

function within(at: number, pane: number, sheet: number): number {
  return sheet <= pane ? (pane - sheet) / 2 : Math.min(0, Math.max(pane - sheet, at));
}
