import type { ToolEntries } from '../tool/ToolEntries.js';
import { entered } from './entered.js';

/** Entries with all three cases: a base value of 117.54 against a price of 92.40. */
export const exampleEntries = ({ values, ...others }: Partial<ToolEntries> = {}): ToolEntries =>
  entered(
    {
      revenue: 45.2e9,
      shares: 1.2e9,
      price: 92.4,
      shareChange: -0.01,
      'growth.cautious': 0.04,
      'growth.base': 0.08,
      'growth.optimistic': 0.12,
      'net-income.marginNow': 0.14,
      'net-income.payout': 0.3,
      'net-income.finalMargin.cautious': 0.13,
      'net-income.finalMargin.base': 0.16,
      'net-income.finalMargin.optimistic': 0.18,
      'net-income.multiple.cautious': 14,
      'net-income.multiple.base': 18,
      'net-income.multiple.optimistic': 22,
      ...values,
    },
    others,
  );
