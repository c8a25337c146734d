import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageConfiguration } from '../configuration/Configuration.js';
import { contentSecurityPolicy } from './contentSecurityPolicy.js';
import { writePage } from './writePage.js';

export interface PageOptions {
  /** Folder of the built page. */
  readonly webRoot: string;
  readonly page: PageConfiguration;
  readonly preconnect: readonly string[];
  readonly version: string;
}

const notBuilt = 'The page is not built. Build it with: npm start';

/** Files with a hash in their name never change. */
const cacheControlOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves the files of the built page; returns the handler for every other address: the page itself. */
export async function registerPage(
  server: FastifyInstance,
  { webRoot, page, preconnect, version }: PageOptions,
): Promise<(reply: FastifyReply) => Promise<FastifyReply>> {
  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const html = await readFile(join(webRoot, 'index.html'), 'utf8').catch(() => null);
    if (html === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    const nonce = randomBytes(18).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(page, nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(writePage(html, { page, preconnect, version, nonce }));
  };

  await server.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  for (const url of ['/', '/index.html'])
    server.get(url, { schema: { hide: true } }, (_request, reply) => sendPage(reply));
  return sendPage;
}
