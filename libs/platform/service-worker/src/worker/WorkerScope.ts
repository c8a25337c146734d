/** An event whose work keeps the worker alive. */
export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Requests of a method that go where `source` says, without the worker being asked. */
export interface StaticRoute {
  readonly condition: { readonly requestMethod: string };
  readonly source: 'network';
}

export interface InstallingEvent extends WaitingEvent {
  addRoutes?(route: StaticRoute): Promise<void>;
}

export interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface MessagingEvent extends WaitingEvent {
  readonly data: unknown;
  readonly ports: readonly { postMessage(message: unknown): void }[];
}

/** The browser has woken the worker, as was agreed under a tag. */
export interface PeriodicSyncEvent extends WaitingEvent {
  readonly tag: string;
}

/** The part of a service worker's global scope that is used here; the library is typed for pages as well. */
export interface WorkerScope {
  /** `href` is the address at which the worker was registered. */
  readonly location: { readonly origin: string; readonly href: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallingEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessagingEvent) => void): void;
  addEventListener(type: 'periodicsync', listener: (event: PeriodicSyncEvent) => void): void;
}
