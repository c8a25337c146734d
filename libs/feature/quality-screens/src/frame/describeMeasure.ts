import type { FigureFormatting } from '@finance-analyst/figures';

/** The unit of a measured number. */
export type Measure = 'bytes' | 'milliseconds' | 'seconds' | 'frames-per-second' | 'count' | 'score';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const gibibyte = 1024 * mebibyte;

const unitOf = (value: number, measure: Measure): readonly [size: number, unit: string, decimals: number] => {
  switch (measure) {
    case 'bytes':
      if (value >= gibibyte) return [gibibyte, ' GiB', 1];
      if (value >= mebibyte) return [mebibyte, ' MiB', 1];
      return value >= kibibyte ? [kibibyte, ' KiB', 0] : [1, ' B', 0];
    case 'milliseconds':
      return [1, ' ms', 0];
    case 'seconds':
      return [1, ' s', value < 10 ? 1 : 0];
    case 'frames-per-second':
      return [1, ' fps', 0];
    case 'score':
      return [1, '', 3];
    case 'count':
      return [1, '', 0];
  }
};

/** A measured number with its unit: `1.5 MiB`, `2,310 ms`, `0.043`. */
export function describeMeasure(
  value: number,
  measure: Measure,
  { format }: Pick<FigureFormatting, 'format'>,
): string {
  const [size, unit, precision] = unitOf(value, measure);
  return `${format(value / size, { kind: 'number', precision })}${unit}`;
}
