const everywhere = new Set(['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1']);

/** The address that people open: `localhost` where the server listens to this machine or to everyone. */
export function addressOf(host: string, port: number): string {
  const name = everywhere.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
