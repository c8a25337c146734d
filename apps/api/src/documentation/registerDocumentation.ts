import { apiDocumentationPath, defaultApiBase } from '@finance-analyst/contracts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

export const documentationAddress = `${defaultApiBase}${apiDocumentationPath}`;

/** The documentation page styles its elements at run time; everything in it comes from this server. */
const documentationPolicy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The OpenAPI page, made from the routes' schemas; register it before them. */
export async function registerDocumentation(server: FastifyInstance, version: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Finance Analyst Pro',
        description:
          'Every rate and relative change is a fraction: 0.012 is 1.2%. Times are ISO 8601 in UTC.',
        version,
      },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(swaggerUi, { routePrefix: documentationAddress, staticCSP: documentationPolicy });
}
