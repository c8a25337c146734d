import { apiAddress } from '@finance-analyst/contracts';
import { isServerError } from '@finance-analyst/market-data';
import { watchServer, type Connection, type ServerWatch } from '@finance-analyst/shell-layout';

const patienceMs = 10_000;

export interface ApiServerDependencies {
  readonly window: Pick<Window, 'fetch' | 'setTimeout' | 'clearTimeout' | 'document'>;
  readonly connection: Pick<Connection, 'isOnline' | 'subscribe'>;
  readonly apiBase: string;
  readonly clock: () => Date;
}

/**
 * Watches whether the server of the API answers. It is asked for its health, past every cache; every answer but a
 * server error counts.
 */
export const watchApiServer = ({ window, connection, apiBase, clock }: ApiServerDependencies): ServerWatch =>
  watchServer({
    ask: async () => {
      const signal = AbortSignal.timeout(patienceMs);
      const { status } = await window.fetch(apiAddress('health', apiBase), { cache: 'no-store', signal });
      if (isServerError(status)) throw new Error(`The server answered ${status}.`);
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
