class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];

  /** Answers a message that came with a port; left out, there is no answer. */
  answer: ((message: unknown) => unknown) | null = null;

  postMessage(message: unknown, [port]: readonly MessagePort[] = []): void {
    this.messages.push(message);
    if (port && this.answer) port.postMessage(this.answer(message));
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  unregistered = false;

  async unregister(): Promise<boolean> {
    this.unregistered = true;
    return true;
  }

  /** The browser has found a newer worker. */
  find(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  /** The newer worker is installed and waits. */
  install(worker: FakeWorker): void {
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }
}

/** `navigator.serviceWorker` with one registration, as far as the page uses it. */
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly registered: unknown[] = [];
  failure: Error | null = null;

  async register(url: string, options: RegistrationOptions): Promise<FakeRegistration> {
    if (this.failure) throw this.failure;
    this.registered.push([url, options]);
    return this.registration;
  }

  async getRegistration(): Promise<FakeRegistration | undefined> {
    if (this.failure) throw this.failure;
    return this.registration;
  }

  async getRegistrations(): Promise<FakeRegistration[]> {
    return [this.registration];
  }

  /** A worker takes over the page. */
  hand(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

export function createFakeContainer({ controlled }: { readonly controlled: boolean }) {
  const fake = new FakeContainer();
  if (controlled) fake.controller = new FakeWorker();
  return { fake, container: fake as unknown as ServiceWorkerContainer };
}
