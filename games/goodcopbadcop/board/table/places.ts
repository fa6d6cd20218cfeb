/** Size of the desk in stage units. The desk is drawn in these units and then scaled to fit the screen. */
export interface Stage {
  width: number;
  height: number;
  /** Shape of the stage, from 0 (tall, for a large screen) to 1 (flat, for a small laptop). */
  flat: number;
}

const TALL = { width: 1096, height: 844 };
const FLAT = { width: 1204, height: 690 };

/** Returns the stage whose shape comes closest to the given size. */
export function stageFor({ width, height }: { width: number; height: number }): Stage {
  const tall = TALL.width / TALL.height;
  const flat = Math.min(1, Math.max(0, (width / height - tall) / (FLAT.width / FLAT.height - tall)));
  return stageOf(flat);
}

/** Returns the stage for a value of `flat` from 0 to 1. */
export const stageOf = (flat: number): Stage => ({
  width: between(TALL.width, FLAT.width, flat),
  height: between(TALL.height, FLAT.height, flat),
  flat,
});

const between = (tall: number, flat: number, at: number) => Math.round(tall + (flat - tall) * at);

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The positions of an officer's file and gun on the stage. */
export interface Place {
  /** The box of the file, without its tab. `x` and `y` are its top left corner. */
  file: Box;
  /** Tilt of the file in degrees. It is small enough for lines of fire to ignore it. */
  tilt: number;
  /** The middle of the gun. */
  gun: Point;
  /** Scale of the file, which is smaller with many players. */
  scale: number;
}

/** The middle of an officer's file, the file's tilt, and the middle of the gun. */
type Spot = readonly [x: number, y: number, tilt: number, gunX: number, gunY: number];

/** For each number of players, the spots of the other players, clockwise from the bottom. */
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

/** A `Spot` for the flattest stage, without the tilt. */
type FlatSpot = readonly [x: number, y: number, gunX: number, gunY: number];
const FLAT_SPOTS: Readonly<Record<number, readonly FlatSpot[]>> = {
  4: [
    [172, 280, 380, 320],
    [602, 110, 700, 230],
    [1032, 280, 820, 320],
  ],
  5: [
    [160, 380, 360, 330],
    [354, 110, 455, 218],
    [850, 110, 734, 218],
    [1044, 380, 846, 330],
  ],
  6: [
    [166, 397, 362, 391],
    [200, 168, 399, 251],
    [602, 109, 699, 224],
    [1004, 168, 800, 260],
    [1038, 397, 864, 367],
  ],
  7: [
    [149, 411, 342, 424],
    [148, 241, 343, 290],
    [354, 90, 473, 198],
    [850, 90, 730, 201],
    [1056, 241, 851, 290],
    [1055, 411, 891, 400],
  ],
  8: [
    [138, 398, 332, 438],
    [131, 245, 338, 318],
    [192, 91, 381, 198],
    [602, 89, 690, 201],
    [1012, 92, 820, 181],
    [1073, 245, 860, 302],
    [1066, 398, 900, 410],
  ],
};

interface LargeDesk {
  scale: number;
  /** The middle of the viewer's gun. */
  own: readonly [x: number, y: number];
  spots: readonly FlatSpot[];
}

/**
 * For each number of players, the flattest stage on a television. With seven or more players, there is no room for
 * larger files.
 */
const LARGE: Readonly<Record<number, LargeDesk>> = {
  4: {
    scale: 1.4,
    own: [581, 559],
    spots: [
      [204, 338, 428, 200],
      [956, 208, 717, 119],
      [977, 520, 837, 383],
    ],
  },
  5: {
    scale: 1.2,
    own: [298, 482],
    spots: [
      [183, 146, 48, 262],
      [641, 137, 814, 259],
      [994, 131, 1062, 264],
      [1007, 483, 980, 355],
    ],
  },
  6: {
    scale: 1.2,
    own: [581, 559],
    spots: [
      [165, 405, 372, 455],
      [194, 147, 398, 206],
      [692, 128, 748, 259],
      [1003, 205, 848, 337],
      [1026, 605, 1037, 472],
    ],
  },
};

const FILE = { width: 258, height: 122 };
const OWN = { tall: { height: 160, gun: [724, 604] }, flat: { height: 132, gun: [802, 446] } } as const;

function ownPlace({ height, flat }: Stage): Place {
  const own = between(OWN.tall.height, OWN.flat.height, flat);
  return {
    file: { x: 26, y: height - 20 - own, width: 500, height: own },
    tilt: 0,
    gun: { x: between(OWN.tall.gun[0], OWN.flat.gun[0], flat), y: between(OWN.tall.gun[1], OWN.flat.gun[1], flat) },
    scale: 1,
  };
}

/** Returns the box of the tray with the free guns. */
export function trayBox({ flat }: Stage): Box {
  const size = between(196, 150, flat);
  return { x: between(500, 540, flat) - size / 2, y: between(400, 306, flat) - size / 2, width: size, height: size };
}

/** Minimum number of cards in the middle at which they are closer together, because there are guns on both sides. */
export const MANY_IN_CENTRE = 3;

/** Returns the box around the deck, the discards and `centre` cards in the middle. */
export function pilesBox(centre: number, { flat }: Stage): Box {
  const box = { y: between(522, 412, flat), height: 94 };
  return centre < MANY_IN_CENTRE
    ? { ...box, x: between(376, 430, flat), width: 152 + 72 * centre }
    : { ...box, x: between(352, 430, flat), width: 334 };
}

const CROWD = 7;

/**
 * Returns the places of the players, clockwise from the bottom.
 * @param isLarge true on a television, where files can be larger because the desk has no action buttons
 */
export function placesFor(players: number, stage: Stage, isLarge = false): readonly Place[] {
  const large = isLarge && stage.flat === 1 ? LARGE[players] : undefined;
  if (large) return largePlaces(large, stage);
  const scale = players >= CROWD ? 0.85 : 1;
  const size = { width: FILE.width * scale, height: FILE.height * scale };
  const others = (SPOTS[players] ?? []).map(([x, y, tilt, gunX, gunY], index) => {
    const [flatX, flatY, flatGunX, flatGunY] = FLAT_SPOTS[players]?.[index] ?? [x, y, gunX, gunY];
    const middle = { x: between(x, flatX, stage.flat), y: between(y, flatY, stage.flat) };
    return {
      file: { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size },
      tilt,
      gun: { x: between(gunX, flatGunX, stage.flat), y: between(gunY, flatGunY, stage.flat) },
      scale,
    };
  });
  return [ownPlace(stage), ...others];
}

function largePlaces({ scale, own, spots }: LargeDesk, stage: Stage): Place[] {
  const [x, y] = own;
  const size = { width: FILE.width * scale, height: FILE.height * scale };
  return [
    { ...ownPlace(stage), gun: { x, y } },
    ...spots.map(([x, y, gunX, gunY]) => ({
      file: { x: x - size.width / 2, y: y - size.height / 2, ...size },
      tilt: 0,
      gun: { x: gunX, y: gunY },
      scale,
    })),
  ];
}

/** Returns the square around a point, whose edges are `by` away from it. */
export const around = ({ x, y }: Point, by: number): Box => ({ x: x - by, y: y - by, width: by * 2, height: by * 2 });

/** True if the line segment between two points passes through a box. */
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
