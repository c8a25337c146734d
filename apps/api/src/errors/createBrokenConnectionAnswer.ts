import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorResponse } from '@finance-analyst/contracts';

/** Node's error codes for broken requests; any other means malformed. */
const known: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'request-timeout',
    'The request timed out before it was complete. Send it again faster, or with a smaller body.',
  ],
  HPE_HEADER_OVERFLOW: [
    431,
    'headers-too-large',
    'The headers of the request are too large. Send fewer or shorter ones.',
  ],
};

const malformed = [
  400,
  'malformed-request',
  'The request is not valid HTTP. Correct it and send it again.',
] as const;

/** Answers connections whose bytes are not a complete request, for which there is no reply object yet. */
export function createBrokenConnectionAnswer(
  headers: Readonly<Record<string, string>>,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, code, message] = known[error.code ?? ''] ?? malformed;
    const body = JSON.stringify(errorResponse(code, message));
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...headerLines,
      '',
      body,
    ];
    if (socket.writable) socket.end(lines.join('\r\n'), () => socket.destroy(error));
    else socket.destroy(error);
  };
}
