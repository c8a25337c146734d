export type { DcfMarketData } from './dcf/companyDcf.js';
export type { CalculationWorker } from './pool/startThread.js';
export { calculationRoutes, type CalculationRouteOptions } from './routes/calculationRoutes.js';
