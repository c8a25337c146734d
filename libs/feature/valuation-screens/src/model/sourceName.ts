export { sourceName } from '@finance-analyst/market';
