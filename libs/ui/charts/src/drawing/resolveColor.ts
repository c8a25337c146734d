let pixel: CanvasRenderingContext2D | null | undefined;

/** Any CSS color as `rgb()`, which every program can read; `none` if nothing is painted. */
export function resolveColor(color: string): string {
  if (color === 'none' || color === 'transparent' || color === '') return 'none';
  pixel ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!pixel) return color;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return 'none';
  const channels = [red, green, blue].join(' ');
  return alpha === 255 ? `rgb(${channels})` : `rgb(${channels} / ${(alpha / 255).toFixed(3)})`;
}
