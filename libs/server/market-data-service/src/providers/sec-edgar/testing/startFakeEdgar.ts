import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { companyFactsOf } from './companyFactsOf.js';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeEdgar {
  readonly url: string;
  /** Requests so far, oldest first. */
  readonly requests: readonly IncomingMessage[];
  /** What the next requests get, one each; afterwards the usual answers. */
  next(...answers: Answer[]): void;
  /** What every request gets from now on; null for the usual answers. */
  always(answer: Answer | null): void;
  stop(): Promise<void>;
}

const tickers = {
  0: { cik_str: 320193, ticker: 'AAPL', title: 'Apple Inc.' },
  1: { cik_str: 1652044, ticker: 'GOOGL', title: 'Alphabet Inc.' },
};

const json =
  (body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Answers that the service gives when something is wrong. */
export const answers = {
  json,
  status:
    (status: number, body = '', headers: Record<string, string> = {}): Answer =>
    (_request, response) => {
      response.writeHead(status, headers).end(body);
    },
  undeclared: (_request: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(403, { 'content-type': 'text/html' })
      .end('<html><title>SEC.gov | Your Request Originates from an Undeclared Automated Tool</title></html>');
  },
  missing: (_request: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>');
  },
  halfJson: (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"cik":320193,"facts":{');
  },
  never: () => undefined,
  /** Starts to answer and stops in the middle of the body. */
  stuck: (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"cik":');
  },
  hangUp: (request: IncomingMessage) => {
    request.socket.destroy();
  },
} satisfies Record<string, Answer | ((...input: never[]) => Answer)>;

const usual: Answer = (request, response) => {
  if (request.url === '/files/company_tickers.json') json(tickers)(request, response);
  else if (request.url === '/api/xbrl/companyfacts/CIK0000320193.json')
    json(companyFactsOf())(request, response);
  else answers.missing(request, response);
};

/** A server on this machine that answers as SEC EDGAR does. */
export async function startFakeEdgar(): Promise<FakeEdgar> {
  const requests: IncomingMessage[] = [];
  const queue: Answer[] = [];
  let standing: Answer | null = null;
  const server = createServer((request, response) => {
    requests.push(request);
    (queue.shift() ?? standing ?? usual)(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    next: (...more) => queue.push(...more),
    always: (answer) => {
      standing = answer;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
