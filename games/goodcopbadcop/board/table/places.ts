/** The desk is drawn in these units and scaled as one. */
export const STAGE = { width: 1096, height: 844 } as const;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where an officer's things lie. */
export interface Place {
  /** The file without its tab; `x` and `y` are its top left corner. */
  file: Box;
  /** Degrees, so little that lines may forget it. */
  tilt: number;
  /** The middle of the gun, when there is one. */
  gun: Point;
  /** Files are smaller where there are many. */
  scale: number;
}

/** Middle of the file, tilt, middle of the gun. */
type Spot = readonly [x: number, y: number, tilt: number, gunX: number, gunY: number];

/** Clockwise after the bottom. */
const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  4: [
    [172, 330, -2, 352, 400],
    [548, 140, -1, 644, 272],
    [924, 330, 2, 742, 400],
  ],
  5: [
    [168, 456, -2, 348, 400],
    [330, 150, 2, 470, 262],
    [766, 150, -1.5, 640, 290],
    [930, 456, 2, 742, 420],
  ],
  6: [
    [168, 490, -2, 350, 428],
    [206, 214, 2.5, 380, 306],
    [548, 138, -1, 646, 282],
    [898, 206, -2.5, 754, 352],
    [930, 500, 2, 744, 474],
  ],
  7: [
    [146, 512, -2, 318, 468],
    [150, 284, 2, 322, 330],
    [352, 122, -1, 470, 246],
    [744, 122, 1.5, 630, 262],
    [946, 284, -2, 772, 336],
    [950, 512, 2, 774, 484],
  ],
  8: [
    [146, 540, -1.5, 318, 500],
    [140, 374, 1.5, 316, 384],
    [186, 200, -1.5, 356, 268],
    [548, 122, -1, 640, 246],
    [910, 200, 1.5, 740, 268],
    [956, 374, -1.5, 780, 384],
    [950, 540, 1.5, 776, 500],
  ],
};

const FILE = { width: 258, height: 122 };
const OWN: Place = {
  file: { x: 26, y: 664, width: 500, height: 160 },
  tilt: 0,
  gun: { x: 724, y: 604 },
  scale: 1,
};
/** So many cards in the middle move closer: guns lie on both sides. */
export const MANY_IN_CENTRE = 3;

/** The deck, the discards and the cards that lie in the middle. */
export function pilesBox(centre: number): Box {
  const box = { y: 522, height: 94 };
  return centre < MANY_IN_CENTRE ? { ...box, x: 376, width: 152 + 72 * centre } : { ...box, x: 352, width: 334 };
}

const CROWD = 7;

/** The places of that many players, clockwise from the bottom. */
export function placesFor(players: number): readonly Place[] {
  const scale = players >= CROWD ? 0.85 : 1;
  const size = { width: FILE.width * scale, height: FILE.height * scale };
  const others = (SPOTS[players] ?? []).map(([x, y, tilt, gunX, gunY]) => ({
    file: { x: x - size.width / 2, y: y - size.height / 2, ...size },
    tilt,
    gun: { x: gunX, y: gunY },
    scale,
  }));
  return [OWN, ...others];
}

/** A stretch passes through a box. */
export function crosses(from: Point, to: Point, box: Box): boolean {
  let enter = 0;
  let leave = 1;
  const sides: readonly [number, number, number][] = [
    [from.x, to.x - from.x, box.x],
    [from.y, to.y - from.y, box.y],
  ];
  for (const [index, [start, step, low]] of sides.entries()) {
    const high = low + (index === 0 ? box.width : box.height);
    if (step === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const one = (low - start) / step;
    const other = (high - start) / step;
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter < leave;
}
