export { telemetryRoutes, type TelemetryRouteOptions } from './routes/telemetryRoutes.js';
export type { TelemetryLimits } from './storage/telemetryLimits.js';
