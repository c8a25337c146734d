import { inflateSync } from 'node:zlib';
import { contrast, type Color } from './color.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The painted pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colors in a box, most frequent first. */
  colorsIn(box: Box): readonly Color[];
}

/** Reads a screenshot: a non-interlaced PNG with 8 bits per channel, as browsers write them. */
export function readPicture(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const pixels = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  return {
    width,
    height,
    colorsIn: (box) => {
      const counts = new Map<number, number>();
      for (let y = box.y; y < Math.min(box.y + box.height, height); y += 1)
        for (let x = box.x; x < Math.min(box.x + box.width, width); x += 1) {
          const color = pixels.readUIntBE((y * width + x) * channels, 3);
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
      return [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([color]): Color => [color >> 16, (color >> 8) & 255, color & 255]);
    },
  };
}

/** The most frequent color in a box, and the one that contrasts most with it. */
export function groundAndInk(colors: readonly Color[]): { readonly ground: Color; readonly ink: Color } {
  const ground = colors[0] ?? [0, 0, 0];
  const ink = colors.reduce(
    (best, color) => (contrast(color, ground) > contrast(best, ground) ? color : best),
    ground,
  );
  return { ground, ink };
}

/** Each line of a PNG names its filter: the pixel to the left, above, both, or Paeth's choice of them. */
function unfilter(data: Buffer, lineLength: number, height: number, channels: number): Buffer {
  const pixels = Buffer.alloc(lineLength * height);
  const nothing = Buffer.alloc(lineLength);
  for (let y = 0; y < height; y += 1) {
    const start = y * (lineLength + 1);
    const line = pixels.subarray(y * lineLength, (y + 1) * lineLength);
    const before = y === 0 ? nothing : pixels.subarray((y - 1) * lineLength, y * lineLength);
    unfilterLine(data[start] ?? 0, data.subarray(start + 1, start + 1 + lineLength), line, before, channels);
  }
  return pixels;
}

/**
 * A screenshot has tens of millions of these steps, so the filter is chosen per line and no step allocates an object.
 */
function unfilterLine(filter: number, data: Buffer, line: Buffer, before: Buffer, channels: number): void {
  if (filter === 0) {
    line.set(data);
    return;
  }
  for (let x = 0; x < line.length; x += 1) {
    const left = x < channels ? 0 : (line[x - channels] ?? 0);
    const above = before[x] ?? 0;
    let guess = left;
    if (filter === 2) guess = above;
    else if (filter === 3) guess = (left + above) >> 1;
    else if (filter === 4) guess = paeth(left, above, x < channels ? 0 : (before[x - channels] ?? 0));
    line[x] = (data[x] ?? 0) + guess;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
