export { amountPrecision } from '@finance-analyst/figures';
