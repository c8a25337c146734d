import type { Triple } from './oklab.js';

export const visions = ['all', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof visions)[number];

type Matrix = readonly [Triple, Triple, Triple];
interface Projection {
  readonly onOneSide: Matrix;
  readonly onTheOther: Matrix;
  readonly plane: Triple;
}

/** Brettel, Viénot and Mollon 1997, on linear sRGB, in the form of libDaltonLens (daltonlens.org). */
const projections: Readonly<Record<Exclude<Vision, 'all'>, Projection>> = {
  protanopia: {
    onOneSide: [
      [0.1498, 1.19548, -0.34528],
      [0.10764, 0.84864, 0.04372],
      [0.00384, -0.0054, 1.00156],
    ],
    onTheOther: [
      [0.1457, 1.16172, -0.30742],
      [0.10816, 0.85291, 0.03892],
      [0.00386, -0.00524, 1.00139],
    ],
    plane: [0.00048, 0.00393, -0.00441],
  },
  deuteranopia: {
    onOneSide: [
      [0.36477, 0.86381, -0.22858],
      [0.26294, 0.64245, 0.09462],
      [-0.02006, 0.02728, 0.99278],
    ],
    onTheOther: [
      [0.37298, 0.88166, -0.25464],
      [0.25954, 0.63506, 0.1054],
      [-0.0198, 0.02784, 0.99196],
    ],
    plane: [-0.00281, -0.00611, 0.00892],
  },
  tritanopia: {
    onOneSide: [
      [1.01277, 0.13548, -0.14826],
      [-0.01243, 0.86812, 0.14431],
      [0.07589, 0.805, 0.11911],
    ],
    onTheOther: [
      [0.93678, 0.18979, -0.12657],
      [0.06154, 0.81526, 0.1232],
      [-0.37562, 1.12767, 0.24796],
    ],
    plane: [0.03901, -0.02788, -0.01113],
  },
};

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The color as seen with all receptors, or without one kind of them. */
export function seenWith(vision: Vision, color: Triple): Triple {
  if (vision === 'all') return color;
  const { onOneSide, onTheOther, plane } = projections[vision];
  const matrix = dot(plane, color) >= 0 ? onOneSide : onTheOther;
  const channel = (row: Triple): number => Math.min(Math.max(dot(row, color), 0), 1);
  return [channel(matrix[0]), channel(matrix[1]), channel(matrix[2])];
}
