import { addressBelow, defaultApiBase } from './apiAddress.js';
import { programEndpoints, type ProgramEndpointId } from './programEndpoints.js';

/** The address of an endpoint for other programs, without a query, as `apiAddress`. */
export const programAddress = (id: ProgramEndpointId, base: string = defaultApiBase): string =>
  addressBelow(base, programEndpoints[id].path);
