import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** The pixels of a screenshot, with three bytes each. */
interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

type Colour = [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 256;

/** Converts a browser's screenshot to at most 256 colours, which makes the file a third as large. */
export function paletted(png: Buffer): Buffer {
  const picture = read(png);
  const { palette, indices } = quantise(picture);
  return write(picture.width, picture.height, palette, indices);
}

function read(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png[25] ?? 0];
  if (!channels || png[24] !== 8 || png[28] !== 0) throw new Error('Only plain screenshots can be read.');
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = unfiltered(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  const pixels = new Uint8Array(width * height * 3);
  for (let n = 0; n < width * height; n++) for (let c = 0; c < 3; c++) pixels[n * 3 + c] = raw[n * channels + c] ?? 0;
  return { width, height, pixels };
}

/** Restores the lines of a PNG. A PNG stores each pixel as the difference from its neighbours to the left and above. */
function unfiltered(lines: Uint8Array, length: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (length + 1)] ?? 0;
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x >= step ? (out[at - step] ?? 0) : 0;
      const above = y > 0 ? (out[at - length] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (out[at - length - step] ?? 0) : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      out[at] = (lines[y * (length + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, above: number, corner: number): number {
  const p = left + above - corner;
  const [a, b, c] = [Math.abs(p - left), Math.abs(p - above), Math.abs(p - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/**
 * Returns the bucket for a colour, which consists of the five highest bits of each channel. Similar colours share a
 * bucket.
 */
const drawerOf = ([red, green, blue]: Colour) => ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

function quantise({ width, height, pixels }: Picture): { palette: Colour[]; indices: Uint8Array } {
  const palette = paletteOf(pixels);
  const nearest = new Map<number, number>();
  const indices = new Uint8Array(width * height);
  for (let n = 0; n < indices.length; n++) {
    // Adds a dither pattern of four levels, which hides the steps between colours. The pattern repeats, so it
    // compresses well.
    const lift = ([-3, 1, 3, -1][(n % 2) + 2 * (Math.floor(n / width) % 2)] ?? 0) * 0.75;
    const colour = [0, 1, 2].map((c) => clamp((pixels[n * 3 + c] ?? 0) + lift)) as Colour;
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    if (!nearest.has(key)) nearest.set(key, nearestOf(palette, colour));
    indices[n] = nearest.get(key) ?? 0;
  }
  return { palette, indices };
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

function nearestOf(palette: readonly Colour[], [red, green, blue]: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [r, g, b]] of palette.entries()) {
    const far = 3 * (r - red) ** 2 + 4 * (g - green) ** 2 + 2 * (b - blue) ** 2;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

interface Drawer {
  colour: Colour;
  count: number;
}

/** Chooses the colours by median cut: keeps halving the box with the widest range until there are enough boxes. */
function paletteOf(pixels: Uint8Array): Colour[] {
  const drawers = new Map<number, { sum: Colour; count: number }>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const drawer = drawers.get(drawerOf(colour)) ?? { sum: [0, 0, 0], count: 0 };
    drawer.count++;
    for (const c of [0, 1, 2] as const) drawer.sum[c] += colour[c];
    drawers.set(drawerOf(colour), drawer);
  }
  const all = [...drawers.values()].map(({ sum, count }) => ({ colour: sum.map((s) => s / count) as Colour, count }));
  const boxes: Drawer[][] = [all];
  while (boxes.length < MOST) {
    const widest = boxes.reduce((a, b) => (spreadOf(b).weight > spreadOf(a).weight ? b : a));
    if (widest.length < 2) break;
    const { channel } = spreadOf(widest);
    widest.sort((a, b) => a.colour[channel] - b.colour[channel]);
    boxes.splice(boxes.indexOf(widest), 1, widest.slice(0, widest.length >> 1), widest.slice(widest.length >> 1));
  }
  return boxes.map(meanOf);
}

const spreads = new WeakMap<Drawer[], { channel: 0 | 1 | 2; weight: number }>();

function spreadOf(box: Drawer[]): { channel: 0 | 1 | 2; weight: number } {
  const known = spreads.get(box);
  if (known) return known;
  const count = box.reduce((sum, drawer) => sum + drawer.count, 0);
  const [widest] = ([0, 1, 2] as const)
    .map((channel) => {
      const values = box.map(({ colour }) => colour[channel]);
      const width = values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
      return { channel, weight: box.length < 2 ? 0 : width ** 2 * Math.sqrt(count) };
    })
    .sort((a, b) => b.weight - a.weight);
  const spread = widest ?? { channel: 0, weight: 0 };
  spreads.set(box, spread);
  return spread;
}

function meanOf(box: readonly Drawer[]): Colour {
  const count = box.reduce((sum, drawer) => sum + drawer.count, 0);
  return [0, 1, 2].map((c) =>
    clamp(box.reduce((sum, { colour, count: n }) => sum + (colour[c] ?? 0) * n, 0) / count),
  ) as Colour;
}

function write(width: number, height: number, palette: readonly Colour[], indices: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
