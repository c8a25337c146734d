/** Who is looking at the page: a person, a test that drives the browser, or an audit that measures it. */
export type RunKind = 'person' | 'automated' | 'audit';

export interface ServiceWorkerDependencies {
  /** `navigator.serviceWorker`; undefined where the browser has none or the page is not secure. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly runKind: RunKind;
  /** Where the API is, as the page is configured. */
  readonly apiBase: string;
  /** Where `update-available` is raised: the window. */
  readonly events: EventTarget;
  /** `() => location.reload()` */
  readonly reload: () => void;
}
