/** Red, green and blue in linear light, 0 to 1; or the three axes of OKLab. */
export type Triple = readonly [number, number, number];

const clamp = (channel: number): number => Math.min(Math.max(channel, 0), 1);

/** Björn Ottosson's matrices, bottosson.github.io/posts/oklab. */
export function fromOklab([l, a, b]: Triple): Triple {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

export function toOklab([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** As `color-mix(in oklab, a share, b)`. */
export function mixed(a: Triple, b: Triple, share: number): Triple {
  const [x, y] = [toOklab(a), toOklab(b)];
  const at = (index: 0 | 1 | 2): number => x[index] * share + y[index] * (1 - share);
  return fromOklab([at(0), at(1), at(2)]);
}

/** The distance between two colors: about 0.02 is just noticeable side by side. */
export function distance(a: Triple, b: Triple): number {
  const [x, y] = [toOklab(a), toOklab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** WCAG 2.2. */
const luminance = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export function contrast(a: Triple, b: Triple): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
