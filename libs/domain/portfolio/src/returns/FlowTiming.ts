/** When on their day external flows take part in its return. */
export interface FlowTiming {
  readonly inflows: 'start' | 'end';
  readonly outflows: 'start' | 'end';
}

/** Money that came in works on its day, and so does money before it goes out. */
export const usualTiming: FlowTiming = { inflows: 'start', outflows: 'end' };
