import { selectSavedModels } from '@finance-analyst/workspace';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { HoldingRow } from '../holdings/HoldingRow.js';
import { valuationOfHolding } from './valuationOfHolding.js';
import type { HoldingValuation } from './HoldingValuation.js';

/** The valuation of holdings by the person's saved models, which need not be opened. */
export function useHoldingValuations(): (row: Pick<HoldingRow, 'holdings'>) => HoldingValuation | null {
  const { rows } = useSelector(selectSavedModels);
  return useMemo(() => (row) => valuationOfHolding(row, rows), [rows]);
}
