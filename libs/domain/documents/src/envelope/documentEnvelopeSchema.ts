import * as z from 'zod/mini';
import type { DocumentEnvelope } from './DocumentEnvelope.js';

/** Checks the envelope only; the schema of its kind checks the body. */
export const documentEnvelopeSchema: z.ZodMiniType<DocumentEnvelope> = z.object({
  id: z.string().check(z.minLength(1)),
  kind: z.string().check(z.minLength(1)),
  schemaVersion: z.int().check(z.gte(1)),
  ownerId: z.string().check(z.minLength(1)),
  baseRevision: z.int().check(z.gte(0)),
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  body: z.record(z.string(), z.unknown()),
});
