import type { Transaction } from '@finance-analyst/documents';
import { multipleDefinitions, type MultipleName } from './MultipleName.js';

/** Whether an acquisition discloses both parts of a multiple. Most are known by enterprise value only. */
export const isDisclosed = (transactions: readonly Transaction[], name: MultipleName): boolean =>
  transactions.some(({ enterpriseValue, equityValue, metrics }) => {
    const { of, metric } = multipleDefinitions[name];
    return (of === 'enterprise' ? enterpriseValue : equityValue) !== null && metrics[metric] !== null;
  });
