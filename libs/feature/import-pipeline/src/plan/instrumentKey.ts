export { instrumentKey } from '@finance-analyst/portfolio';
