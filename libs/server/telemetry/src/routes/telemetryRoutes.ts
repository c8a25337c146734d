import { apiAddress, apiSchemas } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { createRouteLimit } from '@finance-analyst/http';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { createTelemetryStore } from '../storage/createTelemetryStore.js';
import type { TelemetryLimits } from '../storage/telemetryLimits.js';
import { createPseudonymizer } from '../usage/createPseudonymizer.js';
import { measurements } from './measurements.js';
import { reportSettings } from './reportSettings.js';

export interface TelemetryRouteOptions {
  readonly database: Pick<Database, 'queries'>;
  readonly clock: () => Date;
  readonly limits?: TelemetryLimits;
}

/** Reports of all kinds per minute from one address. */
const reportsPerMinute = 300;
/** Time between cleanups when few reports come in. */
const cleaningIntervalMs = 60 * 60 * 1000;

/** Receives the reports that pages send about themselves. Register the rate limiter first. */
export const telemetryRoutes: FastifyPluginCallbackZod<TelemetryRouteOptions> = (server, options, done) => {
  const telemetry = createTelemetryStore(options);
  const pseudonymize = createPseudonymizer();
  const clean = () => {
    telemetry.clean().catch((error: unknown) => {
      server.log.error(error, 'telemetry cleanup failed');
    });
  };
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onReady', () => {
    clean();
    timer = setInterval(clean, cleaningIntervalMs).unref();
  });
  server.addHook('onClose', () => {
    clearInterval(timer);
  });

  const limit = createRouteLimit(server, reportsPerMinute);
  for (const [endpoint, kind, summary] of measurements)
    server.post(
      apiAddress(endpoint),
      reportSettings(summary, apiSchemas[endpoint].body, limit),
      async (request, reply) => {
        await telemetry.store(kind, request.body);
        return reply.code(204).send(null);
      },
    );
  const usage = reportSettings('How the product was used, with consent', apiSchemas.usage.body, limit);
  server.post(apiAddress('usage'), usage, async (request, reply) => {
    await telemetry.store('usage', pseudonymize(request.body));
    return reply.code(204).send(null);
  });
  done();
};
