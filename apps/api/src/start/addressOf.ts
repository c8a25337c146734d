const everywhere = new Set(['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1']);

/** The address to open: `localhost` if the server listens on this machine only or on all addresses. */
export function addressOf(host: string, port: number): string {
  const name = everywhere.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
