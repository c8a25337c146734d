/** Who uses the page: a person, an automated test, or an audit. */
export type RunKind = 'person' | 'automated' | 'audit';

export interface ServiceWorkerDependencies {
  /** `navigator.serviceWorker`; undefined if unsupported or the page is not secure. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly runKind: RunKind;
  /** The page's configured API base. */
  readonly apiBase: string;
  /** The target of `update-available`: the window. */
  readonly events: EventTarget;
  /** `() => location.reload()` */
  readonly reload: () => void;
}
