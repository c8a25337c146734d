import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a request comes from the server's own machine rather than through a proxy on it. */
export const isFromThisMachine = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): boolean =>
  loopback.test(ip) && loopback.test(socket.remoteAddress ?? '');
