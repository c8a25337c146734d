import { apiEndpoints, type ApiEndpointId } from './apiEndpoints.js';

/** The API's base URL on the server, and in the page unless configured otherwise. */
export const defaultApiBase = '/api/';

/**
 * The address of an endpoint, without a query.
 *
 * @param base where the API is; it may or may not end in a slash
 */
export const apiAddress = (id: ApiEndpointId, base: string = defaultApiBase): string =>
  `${base.endsWith('/') ? base : `${base}/`}${apiEndpoints[id].path}`;
