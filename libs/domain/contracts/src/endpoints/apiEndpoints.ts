import { pageEndpoints, type PageEndpointId } from './pageEndpoints.js';
import { programEndpoints, type ProgramEndpointId } from './programEndpoints.js';

/** Everything that the API answers: with its parts, the only place where its addresses are spelled. */
export const apiEndpoints = { ...pageEndpoints, ...programEndpoints };

export type ApiEndpointId = PageEndpointId | ProgramEndpointId;
