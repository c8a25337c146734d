import { defaultApiBase } from '@finance-analyst/contracts';

const script = '/sw.js';
const parameter = 'api';

/**
 * The address to register the worker at. The page reads its configuration from its document, which a worker does not
 * have, so a base other than the default travels in the query.
 */
export const workerAddress = (apiBase: string): string =>
  apiBase === defaultApiBase ? script : `${script}?${new URLSearchParams({ [parameter]: apiBase })}`;

/** The API base of a worker registered at an address: a full address that ends in a slash. */
export function readApiBase(address: string): string {
  const given = new URL(address).searchParams.get(parameter) || defaultApiBase;
  const base = URL.canParse(given, address) ? given : defaultApiBase;
  return new URL(base.endsWith('/') ? base : `${base}/`, address).href;
}
