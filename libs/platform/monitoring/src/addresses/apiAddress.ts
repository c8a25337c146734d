/** Where pages report to, below the API's base. */
export type ReportPath = 'performance' | 'performance/session' | 'performance/violations' | 'csp-violations';

/** The address of a report: the API's base, which ends in a slash or not, and the path. */
export const apiAddress = (apiBase: string, path: ReportPath): string =>
  `${apiBase.endsWith('/') ? apiBase : `${apiBase}/`}${path}`;
