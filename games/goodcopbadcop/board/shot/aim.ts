interface Point {
  x: number;
  y: number;
}

/** Where the muzzle is in the drawing of the gun, from its middle, in parts of its width and height. */
const MUZZLE: Point = { x: 0.46, y: -0.28 };

/** The turn of a gun that lies there (degrees clockwise from the right) so that its muzzle points at a spot, and how far that is. */
export function aimed(middle: Point, size: { width: number; height: number }, spot: Point) {
  const offset = { x: MUZZLE.x * size.width, y: MUZZLE.y * size.height };
  let angle = Math.atan2(spot.y - middle.y, spot.x - middle.x);
  let reach = 0;
  // The muzzle moves as the gun turns; a few rounds bring the two together.
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
