import { apiAddress } from '@finance-analyst/contracts';
import type { Connection } from './watchConnection.js';
import { watchServer, type ServerWatch } from './watchServer.js';

const timeoutMs = 10_000;

export interface ApiServerDependencies {
  readonly window: Pick<Window, 'fetch' | 'setTimeout' | 'clearTimeout' | 'document'>;
  readonly connection: Pick<Connection, 'isOnline' | 'subscribe'>;
  readonly apiBase: string;
  readonly clock: () => Date;
}

/**
 * Watches whether the API server answers: requests its health, bypassing every cache. Any status other than 5xx counts.
 */
export const watchApiServer = ({ window, connection, apiBase, clock }: ApiServerDependencies): ServerWatch =>
  watchServer({
    ask: async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      const { status } = await window.fetch(apiAddress('health', apiBase), { cache: 'no-store', signal });
      if (status >= 500) throw new Error(`The server answered ${status}.`);
    },
    connection,
    document: window.document,
    clock,
    after: (durationMs, call) => {
      const timer = window.setTimeout(() => void call(), durationMs);
      return () => {
        window.clearTimeout(timer);
      };
    },
  });
