import type { BroadcastPort } from '../announcements.js';

/** The channel of one browser: each port hears what the others say, after it was said, as long as it is open. */
export function createFakeChannel() {
  const ports = new Set<(message: unknown) => void>();
  const port = (): BroadcastPort & { close(): void } => {
    const listeners = new Set<(event: MessageEvent) => void>();
    const hear = (data: unknown) => {
      for (const listener of listeners) listener({ data } as MessageEvent);
    };
    ports.add(hear);
    return {
      postMessage(message) {
        if (!ports.has(hear)) return;
        for (const other of ports)
          if (other !== hear)
            queueMicrotask(() => {
              if (ports.has(other)) other(message);
            });
      },
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
      close: () => ports.delete(hear),
    };
  };
  return { port };
}
