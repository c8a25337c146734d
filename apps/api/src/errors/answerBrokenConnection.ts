import type { Socket } from 'node:net';
import { errorResponse } from '@finance-analyst/contracts';

const body = JSON.stringify(
  errorResponse('malformed-request', 'The request is not HTTP as it should be. Send it again.'),
);

const answer = [
  'HTTP/1.1 400 Bad Request',
  'content-type: application/json; charset=utf-8',
  `content-length: ${body.length}`,
  'connection: close',
  '',
  body,
].join('\r\n');

/** Answers a connection whose bytes are no request; there is no reply object for it yet. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answer);
  socket.destroy(error);
}
