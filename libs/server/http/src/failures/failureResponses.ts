import { errorResponseSchema } from '@finance-analyst/contracts';

/** The failure responses of a route, for the OpenAPI page. */
export const failureResponses = {
  400: errorResponseSchema,
  404: errorResponseSchema,
  409: errorResponseSchema,
  422: errorResponseSchema,
  429: errorResponseSchema,
  502: errorResponseSchema,
  503: errorResponseSchema,
};
