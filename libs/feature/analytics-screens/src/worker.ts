export { createRiskServer } from './risk-worker/createRiskServer.js';
