interface Point {
  x: number;
  y: number;
}

/** Position of the muzzle in the drawing of the gun, relative to its centre, in fractions of its width and height. */
const MUZZLE: Point = { x: 0.46, y: -0.28 };

/**
 * Finds the angle at which a gun centred at `middle` points its muzzle at `spot`, in degrees clockwise from the right.
 * Also returns the distance to `spot`.
 */
export function aimed(middle: Point, size: { width: number; height: number }, spot: Point) {
  const offset = { x: MUZZLE.x * size.width, y: MUZZLE.y * size.height };
  let angle = Math.atan2(spot.y - middle.y, spot.x - middle.x);
  let reach = 0;
  // The muzzle moves as the gun turns, so the angle is found by repeated approximation.
  for (let round = 0; round < 8; round++) {
    const muzzle = {
      x: middle.x + offset.x * Math.cos(angle) - offset.y * Math.sin(angle),
      y: middle.y + offset.x * Math.sin(angle) + offset.y * Math.cos(angle),
    };
    angle = Math.atan2(spot.y - muzzle.y, spot.x - muzzle.x);
    reach = Math.hypot(spot.y - muzzle.y, spot.x - muzzle.x);
  }
  return { degrees: (angle * 180) / Math.PI, reach };
}
