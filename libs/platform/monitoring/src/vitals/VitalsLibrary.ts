import type { VitalName } from '../limits/rateVital.js';

/** A vital as it stands. */
export interface MeasuredVital {
  readonly name: VitalName;
  readonly value: number;
  /** Of this vital in this page's life. */
  readonly id: string;
}

/** What measures LCP, INP, CLS, FCP and TTFB. */
export interface VitalsLibrary {
  /** Tells of every change, for as long as the page lives. */
  readonly onEveryChange: (tell: (vital: MeasuredVital) => void) => void;
  /** Tells of each vital once it is final: at the latest when the page is hidden. */
  readonly onFinal: (tell: (vital: MeasuredVital) => void) => void;
}
