import { writeSymbol } from '@finance-analyst/documents';
import type { DataShown } from '@finance-analyst/market';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { dataShownOf } from '../quotes/dataShownOf.js';
import { usePrices, type PricesQuery } from '../quotes/usePrices.js';
import { useShownModels, type ShownModels } from '../recent-models/useShownModels.js';
import { sampleCompanies } from '../sample-companies/sampleCompanies.js';

export interface Start {
  readonly models: ShownModels;
  readonly query: PricesQuery;
}

const sampleSymbols = sampleCompanies.map(({ symbol }) => symbol);

/** The models and companies to start from, with their prices. Reports the price sources to the shell. */
export function useStart(onDataShown: ((shown: DataShown | null) => void) | undefined): Start {
  const models = useShownModels();
  const symbols = useMemo(
    () => [
      ...new Set([
        ...models.rows.flatMap(({ instruments }) => instruments.map(writeSymbol)),
        ...sampleSymbols,
      ]),
    ],
    [models.rows],
  );
  const query = usePrices(symbols);

  useEffect(() => {
    onDataShown?.(dataShownOf(query.prices));
  }, [onDataShown, query.prices]);
  useEffect(() => () => onDataShown?.(null), [onDataShown]);

  // Prices arrive together and re-render much: in slices, the page can respond in between.
  return { models, query: useDeferredValue(query) };
}
