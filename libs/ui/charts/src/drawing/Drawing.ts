import type { DrawingColor } from './DrawingColor.js';

/** A picture as data: the screen, files and print all show these shapes, in the theme's colors. */
export interface Drawing {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export type Shape = Bar | Rule | Path | Label;

/** A rectangle: a column, a band, the cell of a map. */
export interface Bar {
  readonly kind: 'bar';
  /** The value it represents, outlined while it is read. */
  readonly id?: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Omitted if only the outline is drawn. */
  readonly fill?: DrawingColor | undefined;
  readonly stroke?: Stroke | undefined;
}

/** A straight line. */
export interface Rule {
  readonly kind: 'rule';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: Stroke;
}

/** A line through points, or the area that it encloses. */
export interface Path {
  readonly kind: 'path';
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Omitted if only the line is drawn. */
  readonly fill?: DrawingColor | undefined;
  readonly stroke?: Stroke | undefined;
}

export interface Stroke {
  readonly color: DrawingColor;
  readonly width: number;
  /** Lengths of dashes and gaps; solid by default. */
  readonly dash?: readonly number[] | undefined;
}

export interface Label {
  readonly kind: 'text';
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Font size, in CSS pixels. */
  readonly size: number;
  readonly weight: LabelWeight;
  readonly color: DrawingColor;
  /** Keeps a line behind the letters away from them. */
  readonly hasHalo?: boolean | undefined;
}

/** The outline under the letters of a label with a halo. */
export const labelHalo: Stroke = { color: 'ground', width: 4 };

export type LabelWeight = 'regular' | 'medium' | 'strong';
