import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a request comes from the machine that the server runs on, not from behind a proxy on it. */
export const isFromThisMachine = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): boolean =>
  loopback.test(ip) && loopback.test(socket.remoteAddress ?? '');
