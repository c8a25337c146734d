import { isIP } from 'node:net';
import { hostName } from './hostName.js';

export interface HostRules {
  /** The server's listening address. */
  readonly host: string;
  /** Additional hosts; `*.example.org` matches every name under `example.org`. */
  readonly allowedHosts: readonly string[];
}

const everywhere = new Set(['0.0.0.0', '::']);
const loopback = ['localhost', '*.localhost', '127.0.0.1', '::1'];

/**
 * Whether a Host header names this server. Another site can point its own name at this machine, and its
 * requests then count as same-origin; only the name in the header distinguishes them. An attacker's name is never an
 * IP address, so a server that listens on every address accepts all of them.
 */
export function createHostCheck({ host, allowedHosts }: HostRules): (header: string) => boolean {
  const listensEverywhere = everywhere.has(host);
  const rules = [...loopback, ...(listensEverywhere ? [] : [host]), ...allowedHosts].map((rule) =>
    rule.toLowerCase(),
  );
  const names = new Set(rules.filter((rule) => !rule.startsWith('*.')));
  const endings = rules.filter((rule) => rule.startsWith('*.')).map((rule) => rule.slice(1));
  const isOurs = (header: string): boolean => {
    const name = hostName(header);
    if (name === null) return false;
    if (names.has(name) || (listensEverywhere && isIP(name) !== 0)) return true;
    return endings.some((ending) => name.endsWith(ending) && name.length > ending.length);
  };
  // Nearly every request names the same host as the one before it.
  let lastOfOurs: string | null = null;
  return (header) => {
    if (header === lastOfOurs) return true;
    if (!isOurs(header)) return false;
    lastOfOurs = header;
    return true;
  };
}
