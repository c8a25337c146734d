import { EmptyState } from '@finance-analyst/components';

/** The workbench before a company is chosen. */
export function ChooseCompany() {
  return (
    <>
      <h1>Valuation workbench</h1>
      <EmptyState title="Choose a company to value">
        Search for a name or symbol above. The workbench then shows a discounted cash flow valuation built
        from the company’s own filings, every assumption with its reason.
      </EmptyState>
    </>
  );
}
