export type { CompanyMarketData } from './company/companyData.js';
export type { CalculationWorker } from './pool/startThread.js';
export { calculationRoutes, type CalculationRouteOptions } from './routes/calculationRoutes.js';
