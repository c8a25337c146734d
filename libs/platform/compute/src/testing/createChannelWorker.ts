import type { Endpoint } from 'comlink';
import type { WorkerLike } from '../pool/openWorker.js';

export interface ChannelWorker extends WorkerLike {
  isTerminated(): boolean;
  /** Crashes the worker as a thrown error would; returns whether the error was marked as handled. */
  crash(message?: string): boolean;
}

/** Both ends of a worker in one thread: messages are copied and arrive later, as between threads. */
export function createChannelWorker(serve: (scope: Endpoint) => void): ChannelWorker {
  const { port1, port2 } = new MessageChannel();
  const events = new EventTarget();
  const targetOf = (type: string): EventTarget => (type === 'message' ? port1 : events);
  let terminated = false;
  serve(port2);
  port1.start();
  return {
    postMessage: (message: unknown, transfer: Transferable[] = []) => {
      port1.postMessage(message, transfer);
    },
    addEventListener: (type, listener, options) => {
      targetOf(type).addEventListener(type, listener, options);
    },
    removeEventListener: (type, listener, options) => {
      targetOf(type).removeEventListener(type, listener, options);
    },
    terminate: () => {
      terminated = true;
      port1.close();
      port2.close();
    },
    isTerminated: () => terminated,
    crash: (message) => {
      const event = new Event('error', { cancelable: true });
      return !events.dispatchEvent(message === undefined ? event : Object.assign(event, { message }));
    },
  };
}
