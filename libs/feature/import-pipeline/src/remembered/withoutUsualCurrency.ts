import type { ColumnMapping } from '@finance-analyst/broker-files';

/** The mapping for any portfolio: without the currency that it has only because lines of this one have that. */
export const withoutUsualCurrency = (mapping: ColumnMapping, usual: string | null): ColumnMapping =>
  mapping.currency === usual ? { ...mapping, currency: null } : mapping;
