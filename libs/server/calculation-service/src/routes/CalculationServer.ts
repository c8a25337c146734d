import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

/** A server that validates and serializes by schemas. */
export type CalculationServer = Parameters<FastifyPluginCallbackZod>[0];
