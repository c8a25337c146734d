import * as z from 'zod/mini';
import { onFirstUse } from '../schemas/onFirstUse.js';

/**
 * The state of a market data provider. `limited`: it asked for fewer requests, `failing`: its last response failed.
 */
export const providerStateSchema = z.enum(['ready', 'not-configured', 'limited', 'failing']);

/** One provider as the server has seen it since it started; times are ISO 8601, null for what has not happened. */
export const providerStatusSchema = onFirstUse(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    state: providerStateSchema,
    lastSuccess: z.nullable(z.string()),
    lastFailure: z.nullable(z.string()),
    /** Why it is not ready, or why it failed last. */
    reason: z.nullable(z.string()),
    failingSince: z.nullable(z.string()),
    /** Until then nothing is sent to it. */
    blockedUntil: z.nullable(z.string()),
    /** The rate limit that the server respects; null when none is known. */
    requestsPerSecond: z.nullable(z.number()),
  }),
);

/** A time in which a provider failed; `endedAt` is null while it lasts. */
export const providerIncidentSchema = onFirstUse(() =>
  z.object({
    providerId: z.string(),
    providerName: z.string(),
    startedAt: z.string(),
    endedAt: z.nullable(z.string()),
    /** What went wrong first. */
    reason: z.string(),
  }),
);

/** How many companies of one source a search finds. */
const searchedCompaniesSchema = onFirstUse(() => z.object({ source: z.string(), count: z.number() }));

/** Answer of `GET /api/status`: providers and their incidents, newest first, recorded since the moment `since`. */
export const serviceStatusResponseSchema = onFirstUse(() =>
  z.object({
    companies: z.array(searchedCompaniesSchema),
    providers: z.array(providerStatusSchema),
    incidents: z.array(providerIncidentSchema),
    since: z.string(),
  }),
);

export type ProviderState = z.infer<typeof providerStateSchema>;
export type ProviderStatus = z.infer<typeof providerStatusSchema>;
export type ProviderIncident = z.infer<typeof providerIncidentSchema>;
export type ServiceStatusResponse = z.infer<typeof serviceStatusResponseSchema>;
