import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** The policy of data responses: a browser that shows one as a page loads nothing for it. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Helmet's headers. They are the same on every response, so they are read once, not computed each time. */
export function helmetHeaders(isBehindProxy: boolean): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    // Set by each kind of response.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: isBehindProxy ? { maxAge: 31_536_000 } : false,
  });
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** For data responses that are made before any hook runs. */
export const securityHeaders = (isBehindProxy: boolean): Readonly<Record<string, string>> => ({
  ...helmetHeaders(isBehindProxy),
  'content-security-policy': dataPolicy,
});
