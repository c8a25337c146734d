import type { Endpoint } from 'comlink';
import type { WorkerLike } from '../pool/openWorker.js';

export interface ChannelWorker extends WorkerLike {
  isTerminated(): boolean;
  /** Breaks off as a worker does in which an error was thrown; answers whether the error was taken for handled. */
  crash(message?: string): boolean;
}

/** A worker's two ends in one thread: messages are copied and arrive later, as they do between threads. */
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
