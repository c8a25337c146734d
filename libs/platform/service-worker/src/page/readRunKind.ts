import type { RunKind } from './ServiceWorkerDependencies.js';

export interface RunDependencies {
  /** The query of the page's address. */
  readonly search: string;
  /** `navigator.webdriver`: whether a program controls the browser. */
  readonly webdriver: boolean;
}

/** Recognizes audits (`?lhci`, `?audit`) and automated runs (`?ci`, `navigator.webdriver`). Read once, at start. */
export function readRunKind({ search, webdriver }: RunDependencies): RunKind {
  const query = new URLSearchParams(search);
  if (query.has('lhci') || query.has('audit')) return 'audit';
  return query.has('ci') || webdriver ? 'automated' : 'person';
}
