import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Each kind of answer carries its own content security policy, so none comes from here. */
export const helmetOptions = (isBehindProxy: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: false,
  frameguard: { action: 'deny' },
  strictTransportSecurity: isBehindProxy ? { maxAge: 31_536_000 } : false,
});

/** The policy of answers that are data: a browser that shows one as a page loads nothing for it. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What Helmet sets with these options, for answers that are made before any hook runs. */
export const securityHeaders = (isBehindProxy: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': dataPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  ...(isBehindProxy ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});
