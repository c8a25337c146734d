import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** The policy of answers that are data: a browser that shows one as a page loads nothing for it. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What Helmet sets. It is the same on every answer, so it is read off one and not worked out for each. */
export function helmetHeaders(isBehindProxy: boolean): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    // Each kind of answer carries its own.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: isBehindProxy ? { maxAge: 31_536_000 } : false,
  });
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** For answers that are data and are made before any hook runs. */
export const securityHeaders = (isBehindProxy: boolean): Readonly<Record<string, string>> => ({
  ...helmetHeaders(isBehindProxy),
  'content-security-policy': dataPolicy,
});
