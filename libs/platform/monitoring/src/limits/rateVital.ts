export type VitalName = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB' | 'FID';

export type VitalRating = 'good' | 'needs-improvement' | 'poor';

/** FID has a budget and no rating of its own: good within the budget, poor above the 300 ms that web-vitals set for it. */
export const vitalThresholds: Readonly<Record<VitalName, { readonly good: number; readonly poor: number }>> =
  {
    LCP: { good: 2500, poor: 4000 },
    INP: { good: 200, poor: 500 },
    CLS: { good: 0.1, poor: 0.25 },
    FCP: { good: 1800, poor: 3000 },
    TTFB: { good: 800, poor: 1800 },
    FID: { good: 100, poor: 300 },
  };

/** Rates a vital: good up to one threshold, poor above the other. */
export function rateVital(name: VitalName, value: number): VitalRating {
  const { good, poor } = vitalThresholds[name];
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'needs-improvement';
}
