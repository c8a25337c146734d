import { createServer, request as ask, type IncomingMessage } from 'node:http';

export interface Report {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The server's answer; null if the request did not reach it. */
  readonly status: number | null;
}

export interface RecordedReports {
  /** The address of the app through this recorder. */
  readonly address: string;
  readonly reports: readonly Report[];
  at(path: string): readonly Report[];
  /** From now on every report gets this status or has its connection cut. */
  refuse(how: number | 'cut'): void;
  close(): Promise<void>;
}

const reportPaths = /^\/api\/(performance(\/session|\/violations)?|web-vitals|csp-violations|usage)$/;

const bytesOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/**
 * A proxy between the browser and the app's server that records the page's reports: a browser gives a test neither the
 * body of a beacon nor the answer to one sent while the page is being left.
 */
export function recordReports(product: string): Promise<RecordedReports> {
  const { hostname, port } = new URL(product);
  const reports: Report[] = [];
  let refusal: number | 'cut' | null = null;
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const path = new URL(url, product).pathname;
    const isReport = method === 'POST' && reportPaths.test(path);
    void bytesOf(incoming).then((sent) => {
      const note = (status: number | null) => {
        if (isReport) reports.push({ path, body: JSON.parse(sent.toString()) as Report['body'], status });
      };
      if (isReport && refusal !== null) {
        note(null);
        if (refusal === 'cut') outgoing.destroy();
        else outgoing.writeHead(refusal).end();
        return;
      }
      const passedOn = ask({ hostname, port, method, path: url, headers }, (answer) => {
        note(answer.statusCode ?? null);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passedOn.on('error', () => outgoing.destroy());
      passedOn.end(sent);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (!address || typeof address === 'string') {
        reject(new Error('The recorder is not at a port.'));
        return;
      }
      resolve({
        address: `http://127.0.0.1:${String(address.port)}`,
        reports,
        at: (path) => reports.filter((report) => report.path === `/api/${path}`),
        refuse: (how) => {
          refusal = how;
        },
        close: () =>
          new Promise((closed) => {
            server.closeAllConnections();
            server.close(() => {
              closed();
            });
          }),
      });
    });
  });
}
