import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { replyWithError } from './replyWithError.js';

/** Makes a server validate requests and serialize responses by their schemas, and send every error in the shared format. */
export function prepareServer(server: FastifyInstance): void {
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(replyWithError);
}
