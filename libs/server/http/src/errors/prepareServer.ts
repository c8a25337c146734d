import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { replyWithError } from './replyWithError.js';

/** Has a server check requests and write answers by their schemas, and answer every error in the one form. */
export function prepareServer(server: FastifyInstance): void {
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(replyWithError);
}
