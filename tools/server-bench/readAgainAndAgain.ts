import { connect } from 'node:net';

/** The request to repeat. */
export interface Question {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, which is posted. */
  readonly body?: string | undefined;
}

export interface ReadAnswers {
  /** The duration of each request, in milliseconds. */
  readonly timesMs: readonly number[];
}

const endOfHead = '\r\n\r\n';

/**
 * Repeats one request over `connections` at once, each as soon as it has its response, for some seconds.
 * Responses are counted by bytes and not decoded, so that the server is measured and not its reader. Throws if a
 * response is not a 200 with a length.
 */
export async function readAgainAndAgain(
  { url: address, headers = {}, body }: Question,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<ReadAnswers> {
  const { host, hostname, port, pathname, search } = new URL(address);
  const sent =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host, ...headers, ...sent }).map(([name, value]) => `${name}: ${value}\r\n`);
  const method = body === undefined ? 'GET' : 'POST';
  const request = `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
  const timesMs: number[] = [];
  const untilMs = performance.now() + seconds * 1000;

  const readOver = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let startedMs = 0;
      let head = '';
      /** Of the response in progress; null until its head has arrived. */
      let bytesLeft: number | null = null;
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      const ask = (): void => {
        startedMs = performance.now();
        head = '';
        bytesLeft = null;
        socket.write(request);
      };
      const readHead = (chunk: Buffer): void => {
        head += chunk.toString('latin1');
        const end = head.indexOf(endOfHead);
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined)
          throw new Error(`${address} answered:\n${head.slice(0, end)}`);
        bytesLeft = Number(length) - (head.length - end - endOfHead.length);
      };
      socket.on('connect', ask);
      socket.on('error', reject);
      socket.on('close', () => {
        reject(new Error(`${address} closed a connection.`));
      });
      socket.on('data', (chunk) => {
        try {
          if (bytesLeft === null) readHead(chunk);
          else bytesLeft -= chunk.byteLength;
        } catch (error) {
          reject(error as Error);
          socket.destroy();
          return;
        }
        if (bytesLeft !== 0) return;
        const nowMs = performance.now();
        timesMs.push(nowMs - startedMs);
        if (nowMs < untilMs) ask();
        else {
          resolve();
          socket.destroy();
        }
      });
    });

  await Promise.all(Array.from({ length: connections }, readOver));
  return { timesMs };
}
