import type { Transaction } from '@finance-analyst/documents';
import { multipleDefinitions, type CommonMultiple } from './MultipleName.js';

/** Whether a transaction discloses both parts of a multiple. Most are known by enterprise value only. */
export const isDisclosed = (transactions: readonly Transaction[], name: CommonMultiple): boolean =>
  transactions.some(({ enterpriseValue, equityValue, metrics }) => {
    const { of, metric } = multipleDefinitions[name];
    return (of === 'enterprise' ? enterpriseValue : equityValue) !== null && metrics[metric] !== null;
  });
