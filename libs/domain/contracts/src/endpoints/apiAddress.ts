import { pageEndpoints, type PageEndpointId } from './pageEndpoints.js';

/** The API's base URL on the server, and in the page unless configured otherwise. */
export const defaultApiBase = '/api/';

/**
 * The address of an endpoint that the page asks, without a query.
 *
 * @param base where the API is; it may or may not end in a slash
 */
export const apiAddress = (id: PageEndpointId, base: string = defaultApiBase): string =>
  addressBelow(base, pageEndpoints[id].path);

/** A path below a base. */
export const addressBelow = (base: string, path: string): string =>
  `${base.endsWith('/') ? base : `${base}/`}${path}`;
