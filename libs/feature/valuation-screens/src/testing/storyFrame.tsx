import { createMarketDataStore } from '@finance-analyst/market-data';
import { setAssumption, type Valuation } from '@finance-analyst/valuation';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import { exampleMarket } from './exampleMarket.js';
import { exampleDocument, exampleValuation } from './exampleModel.js';

/** The example model after edits, each an assumption's id and its new value. */
export function editedValuation(
  edits: Readonly<Record<string, number | string>>,
  document: ValuationModelDocument = exampleDocument(),
): Valuation {
  const body = Object.entries(edits).reduce(
    (edited, [id, value]) => setAssumption(edited, id, value),
    document.body,
  );
  return exampleValuation({ ...document, body });
}

/** For what asks the server; there is one company on it. */
export const withMarket = (Story: () => ReactNode) => (
  <Provider store={createMarketDataStore({ fetch: exampleMarket().fetch }, {})}>
    <Story />
  </Provider>
);

/** For what has links. */
export const atAnAddress = (Story: () => ReactNode) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);

/** A panel at the width that it has in a row of three. */
export const panelWidth = (Story: () => ReactNode) => (
  <div style={{ maxWidth: '26rem' }}>
    <Story />
  </div>
);

/** Shows a valuation that its edits change, as the workbench does. */
export function EditedHere({
  start,
  children,
}: {
  readonly start: Valuation;
  readonly children: (
    valuation: Valuation,
    edit: (id: string, value: number | string | null) => void,
  ) => ReactNode;
}) {
  const [valuation, setValuation] = useState(start);
  return children(valuation, (id, value) => {
    setValuation((current) => {
      const body = setAssumption(current.body, id, value);
      return exampleValuation({ ...exampleDocument(), body });
    });
  });
}
