import type { VitalName } from '../limits/rateVital.js';

/** The current value of a vital. */
export interface MeasuredVital {
  readonly name: VitalName;
  readonly value: number;
  /** Unique per vital and page view. */
  readonly id: string;
}

/** Measures LCP, INP, CLS, FCP and TTFB. */
export interface VitalsLibrary {
  /** Reports every change as long as the page lives. */
  readonly onEveryChange: (tell: (vital: MeasuredVital) => void) => void;
  /** Reports each vital once it is final: at the latest when the page is hidden. */
  readonly onFinal: (tell: (vital: MeasuredVital) => void) => void;
}
