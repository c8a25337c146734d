/** A picture as plain shapes with resolved colours: what a chart on the screen is read into and files are made from. */
export interface Drawing {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawnShape[];
}

export interface DrawnPaint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
}

export type DrawnShape =
  | (DrawnPaint & {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
    })
  | (DrawnPaint & { readonly kind: 'path'; readonly d: string })
  | {
      readonly kind: 'text';
      readonly x: number;
      /** Of the baseline. */
      readonly y: number;
      readonly text: string;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly size: number;
      readonly weight: number;
      readonly family: string;
      readonly fill: string;
    };
