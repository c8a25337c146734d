import { FigureFormatProvider } from '@finance-analyst/figures';
import { day, number, reason } from '@finance-analyst/foundation';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChecksPanel } from '../checks/ChecksPanel.js';
import { ForecastTable } from '../forecast/ForecastTable.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { noEdits } from '../testing/noEdits.js';
import { assumptionGroups } from '../method/free-cash-flow-1/assumptionGroups.js';
import { AssumptionPanel } from './AssumptionPanel.js';

it('[VALUATION-SCREENS-330] writes the reasons of assumptions and the notes on filings in the locale of the screen', () => {
  const shown = {
    valuation: exampleValuation(),
    scale: 'millions',
    onEdit: noEdits.set,
    onReset: noEdits.reset,
  } as const;
  const capital = assumptionGroups[0];
  if (!capital) throw new Error('There is no group.');
  render(
    <FigureFormatProvider locale="de-DE">
      <ForecastTable
        {...shown}
        historyYears={3}
        onExplain={() => undefined}
        onPaste={noEdits.paste}
        onFillRight={noEdits.fillRight}
        onResetRows={noEdits.resetRows}
      />
      <AssumptionPanel {...shown} group={capital} />
      <ChecksPanel checks={[]} notes={[reason`Filed ${day('2025-02-14')}, times ${number(1.5, 1)}.`]} />
    </FigureFormatProvider>,
  );
  expect(screen.getByText(/^3-yr CAGR \d+,\d%, fades to 2,\d%$/u)).toBeDefined();
  expect(screen.getByText('Debt of FY2025 against market value at the price of 20. Nov. 2026')).toBeDefined();
  expect(screen.getByText('Filed 14. Feb. 2025, times 1,5.')).toBeDefined();
  expect(screen.getByTitle('Ends 31. Dez. 2025')).toBeDefined();
});
