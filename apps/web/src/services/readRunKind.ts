import type { RunKind } from '@finance-analyst/service-worker';

export interface RunDependencies {
  /** The query of the page's address. */
  readonly search: string;
  /** The browser's own mark of a program at the controls. */
  readonly webdriver: boolean;
}

/** Recognises audits (`?lhci`, `?audit`) and automated runs (`?ci`, a driven browser). Read once, at start. */
export function readRunKind({ search, webdriver }: RunDependencies): RunKind {
  const query = new URLSearchParams(search);
  if (query.has('lhci') || query.has('audit')) return 'audit';
  return query.has('ci') || webdriver ? 'automated' : 'person';
}
