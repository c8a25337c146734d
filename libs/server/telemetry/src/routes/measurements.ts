/** Endpoints for measurements: the endpoint, the kind it is stored as, and a summary. */
export const measurements = [
  ['performance', 'performance-metric', 'A single metric'],
  ['performanceSession', 'performance-session', 'A summary of the metrics of one page'],
  ['performanceViolations', 'performance-violation', 'A performance budget violation'],
  ['webVitals', 'web-vital', 'A web vital'],
  ['cspViolations', 'csp-violation', 'A content security policy violation'],
] as const;
