/** Position of the map in its pane: its upper left corner in pixels, and its scale in pixels per map unit. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

const SHEET: Size = { width: 1000, height: 800 };
/** Panes narrower than this, in pixels, start with a map large enough for readable names. */
const NARROW = 560;
const READABLE = 0.812;
const NEAREST = 2.6;
const MIDDLE = [500, 400] as const;
/** The part of the map that contains all cities. The empty sea and Africa around it may be cut off. */
const CITIES = { left: 120, right: 848, top: 44, bottom: 744 } as const;
/** Space for names to the left and right of the outermost cities, in pixels. */
const NAMES = { left: 50, right: 56 } as const;
/** Maximum factor by which the whole map may be larger than its pane, so that the map fills the pane. */
const CROP = 1.07;

/** Returns the largest scale at which the whole map fits into the pane. */
const whole = ({ width, height }: Size) => Math.min(width / SHEET.width, height / SHEET.height);

const filling = ({ width, height }: Size) => Math.max(width / SHEET.width, height / SHEET.height);

/**
 * Returns the initial camera. A wide pane shows the whole map. A phone shows a larger map with all `points` in view, or
 * centred on the only one.
 */
export function firstCamera(pane: Size, points: readonly Point[] = [MIDDLE]): Camera {
  const [only = MIDDLE, ...others] = points;
  if (pane.width < NARROW) return others.length === 0 ? closeUp(pane, only) : besideSwitch(pane, points);
  return lookAt(pane, MIDDLE, Math.min(filling(pane), whole(pane) * CROP));
}

/** Returns a camera that centres a point on a phone, at a scale at which a finger can tell cities apart. */
export function closeUp(pane: Size, point: Point, scale = 0): Camera {
  return lookAt(pane, point, Math.max(filling(pane), READABLE, scale));
}

/**
 * Returns a camera that shows all cities with their names, as large as the pane allows. `letters` is the size of the
 * names relative to their usual size.
 */
export function citiesCamera(pane: Size, letters = 1): Camera {
  const { left, right, top, bottom } = CITIES;
  const names = { left: letters * NAMES.left, right: letters * NAMES.right };
  const scale = Math.min((pane.width - names.left - names.right) / (right - left), pane.height / (bottom - top));
  const middle = (left + right + (names.right - names.left) / scale) / 2;
  return lookAt(pane, [middle, (top + bottom) / 2], scale);
}

/** Returns a camera that centres a point of the map in the pane. */
export function lookAt(pane: Size, [x, y]: Point, scale: number): Camera {
  return inPane(pane, { x: pane.width / 2 - x * scale, y: pane.height / 2 - y * scale, scale });
}

/** Settings for fitting points into a pane: the margins around them and the height of a caption above, in px. */
interface Fit {
  slip: number;
  sides: number;
  ends: number;
  /** Maximum scale when the points are close together. */
  most: number;
}

const SCENE: Fit = { slip: 64, sides: 44, ends: 44, most: 0.95 };
/** Beside the outermost Agents there is room for the names of their cities. */
const OPENING: Fit = { slip: 0, sides: 68, ends: 32, most: READABLE };
/** The corner of the pane that the switch between map and list covers, with the names of cities beside it. */
const SWITCH: Size = { width: 160, height: 74 };

/** Returns a camera that fits all points into the pane, below the switch only if the switch would cover one of them. */
function besideSwitch(pane: Size, points: readonly Point[]): Camera {
  const camera = fitted(pane, points, OPENING);
  const { x, y, scale } = camera;
  const isCovered = points.some((at) => x + at[0] * scale < SWITCH.width && y + at[1] * scale < SWITCH.height);
  return isCovered ? fitted(pane, points, { ...OPENING, slip: SWITCH.height - OPENING.ends }) : camera;
}

/** Returns a camera that fits all points into the pane. */
export function fitted(pane: Size, points: readonly Point[], { slip, sides, ends, most } = SCENE): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = { width: pane.width - 2 * sides, height: pane.height - slip - 2 * ends };
  const fits = Math.min(room.width / Math.max(1, right - left), room.height / Math.max(1, bottom - top), most);
  const scale = Math.min(NEAREST, Math.max(fits, whole(pane)));
  const middle = [(left + right) / 2, (top + bottom) / 2 - slip / 2 / scale] as const;
  return lookAt(pane, middle, scale);
}

export function panned(pane: Size, camera: Camera, dx: number, dy: number): Camera {
  return inPane(pane, { ...camera, x: camera.x + dx, y: camera.y + dy });
}

/** Returns the camera zoomed by a factor. The map point at the pane point `at` does not move. */
export function zoomed(pane: Size, camera: Camera, factor: number, at?: readonly [number, number]): Camera {
  const [px, py] = at ?? [pane.width / 2, pane.height / 2];
  const farthest = Math.min(whole(pane), NEAREST);
  const scale = Math.min(NEAREST, Math.max(farthest, camera.scale * factor));
  const ratio = scale / camera.scale;
  return inPane(pane, { x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio, scale });
}

/** Corrects a camera so that the map covers its pane, or is centred in it if the map is smaller. */
function inPane(pane: Size, { x, y, scale }: Camera): Camera {
  return { x: within(x, pane.width, SHEET.width * scale), y: within(y, pane.height, SHEET.height * scale), scale };
}

function within(at: number, pane: number, sheet: number): number {
  return sheet <= pane ? (pane - sheet) / 2 : Math.min(0, Math.max(pane - sheet, at));
}
