/** What pages report of what they measured: endpoint, the kind that it is stored as, and what it is. */
export const measurements = [
  ['performance', 'performance-metric', 'A figure that a page measured'],
  ['performanceSession', 'performance-session', 'What a page measured in its life'],
  ['performanceViolations', 'performance-violation', 'A performance budget that was not kept'],
  ['webVitals', 'web-vital', 'A web vital of a page'],
  ['cspViolations', 'csp-violation', 'What the content security policy refused'],
] as const;
