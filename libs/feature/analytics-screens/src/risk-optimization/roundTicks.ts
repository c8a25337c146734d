/** Round values inside a range: multiples of 1, 2 or 5 times a power of ten, about as many as wanted. */
export function roundTicks(low: number, high: number, wanted: number): readonly number[] {
  if (!(high > low)) return [];
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => (first + at) * step);
}
