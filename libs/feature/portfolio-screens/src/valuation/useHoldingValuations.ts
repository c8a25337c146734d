import { selectSavedModels } from '@finance-analyst/workspace';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { valuationOfHolding, type Priced } from './valuationOfHolding.js';
import type { HoldingValuation } from './HoldingValuation.js';

/** The valuation of holdings by the person's saved models, which need not be opened. */
export function useHoldingValuations(): (row: Priced) => HoldingValuation | null {
  const { rows } = useSelector(selectSavedModels);
  return useMemo(() => (row) => valuationOfHolding(row, rows), [rows]);
}
