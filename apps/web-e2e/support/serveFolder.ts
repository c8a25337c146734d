import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface ServedFolder {
  readonly address: string;
  /** From now on serves another folder at the same address. */
  change(folder: string): void;
  close(): Promise<void>;
}

/** A page hosted without the app's server, on a free port of this machine. */
export function serveFolder(first: string): Promise<ServedFolder> {
  let folder = first;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const named = join(folder, path);
    const isFile = existsSync(named) && statSync(named).isFile();
    if (!isFile && /^\/(api|assets)\//.test(path)) {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? named : join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    createReadStream(file)
      // A test may remove the folder while a worker is still requesting its files.
      .on('error', () => response.destroy())
      .pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (!address || typeof address === 'string') {
        reject(new Error('The folder is not served at a port.'));
        return;
      }
      resolve({
        address: `http://127.0.0.1:${String(address.port)}`,
        change: (next) => {
          folder = next;
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
