import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeService {
  readonly url: string;
  /** Requests so far, oldest first. */
  readonly requests: readonly IncomingMessage[];
  /** Responses to the next requests, one each; afterwards the usual ones. */
  next(...answers: Answer[]): void;
  /** The response to every request from now on; null for the usual ones. */
  always(answer: Answer | null): void;
  stop(): Promise<void>;
}

/** Responses of any service when something is wrong. */
export const serviceAnswers = {
  json:
    (body: unknown, status = 200): Answer =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    },
  status:
    (status: number, body = '', headers: Record<string, string> = {}): Answer =>
    (_request, response) => {
      response.writeHead(status, headers).end(body);
    },
  text:
    (body: string): Answer =>
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(body);
    },
  never: () => undefined,
  hangUp: (request: IncomingMessage) => {
    request.socket.destroy();
  },
} satisfies Record<string, Answer | ((...input: never[]) => Answer)>;

/** A local server with these responses. */
export async function startFakeService(usual: Answer): Promise<FakeService> {
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
