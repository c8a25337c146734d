import { createServer, request as ask } from 'node:http';

export interface MovedApi {
  readonly address: string;
  close(): Promise<void>;
}

/** A proxy in front of the app that serves its API at another base instead of `/api/`. */
export function moveApi(product: string, base: string): Promise<MovedApi> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/api/')) {
      response.writeHead(404).end();
      return;
    }
    const target = path.startsWith(base) ? `/api/${path.slice(base.length)}` : path;
    const headers = { ...request.headers, host: new URL(product).host };
    const forwarded = ask(
      new URL(target, product),
      { method: request.method ?? 'GET', headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (!address || typeof address === 'string') {
        reject(new Error('The proxy is not at a port.'));
        return;
      }
      resolve({
        address: `http://127.0.0.1:${String(address.port)}`,
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
