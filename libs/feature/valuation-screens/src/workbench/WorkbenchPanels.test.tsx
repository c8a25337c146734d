import { FigureFormatProvider } from '@finance-analyst/figures';
import { methodRanges, modelComparables, setAssumption, type Valuation } from '@finance-analyst/valuation';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleDocument, exampleFundamentals, exampleValuation } from '../testing/exampleModel.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers } from '../testing/examplePeers.js';
import { withMarket } from '../testing/storyFrame.js';
import { newestToday } from '../testing/newestToday.js';
import { noEdits } from '../testing/noEdits.js';
import { WorkbenchPanels } from './WorkbenchPanels.js';

const nothing = () => undefined;
const wrapper = ({ children }: { readonly children: ReactNode }) => withMarket(() => children);
/** A valuation in which reading one figure breaks. */
const brokenAt = (name: string, valuation = exampleValuation()): Valuation => {
  const { evaluator } = valuation;
  return {
    ...valuation,
    evaluator: {
      ...evaluator,
      read: (asked, period) => {
        if (asked === name) throw new Error('Broken.');
        return evaluator.read(asked, period);
      },
    },
  };
};

const show = (valuation: Valuation, base = valuation) =>
  render(
    <WorkbenchPanels
      valuation={valuation}
      base={base}
      model={exampleDocument()}
      isEdited={false}
      edits={noEdits}
      newestDay={newestToday}
      historyYears={3}
      onHistoryYears={nothing}
    />,
    { wrapper },
  );
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  // React writes each error that a boundary caught to the console.
  vi.spyOn(console, 'error').mockImplementation(nothing);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('[VALUATION-SCREENS-27] opens the rest of a history of few years, which a narrow table leaves out', () => {
  const onHistoryYears = vi.fn();
  const whole = exampleValuation();
  const valuation = { ...whole, history: whole.history.slice(-3) };
  render(
    <WorkbenchPanels
      valuation={valuation}
      model={exampleDocument()}
      isEdited={false}
      edits={noEdits}
      newestDay={newestToday}
      historyYears={3}
      onHistoryYears={onHistoryYears}
    />,
    { wrapper },
  );
  fireEvent.click(screen.getByText('History 3 years'));
  expect(onHistoryYears).toHaveBeenCalledExactlyOnceWith(10);
});

it.each([
  ['cash', 'The equity bridge could not be shown', 'From cash flows to equity'],
  ['wacc', 'The sensitivity could not be shown', 'WACC against terminal growth'],
  ['free_cash_flow', 'Forecast could not be shown', null],
])('[VALUATION-SCREENS-16] what breaks at %s leaves the rest of the screen', (name, failure, gone) => {
  show(brokenAt(name));
  expect(screen.getByText(failure)).toBeDefined();
  expect(titles()).toEqual(
    expect.arrayContaining(['Forecast', 'Cost of capital', 'From enterprise to equity', 'Checks']),
  );
  if (gone) expect(titles()).not.toContain(gone);
});

it.each([
  [
    'with their figures in the locale of the screen',
    [{ words: ['Differ by ', ' USD.'], figures: [{ kind: 'number', value: 58_196, decimals: 0 }] }],
    'Differ by 58.196 USD.',
  ],
  ['as they were saved, where their figures are not stored', undefined, 'Differ by 58196 USD, times 1.5.'],
] as const)('[VALUATION-SCREENS-376] shows notes on the filings %s', (_how, noteReasons, shown) => {
  const notes = ['Differ by 58196 USD, times 1.5.'];
  const fundamentals = exampleFundamentals({ notes, ...(noteReasons && { noteReasons }) });
  render(
    <FigureFormatProvider locale="de-DE">
      <WorkbenchPanels
        valuation={exampleValuation(exampleDocument({ fundamentals }))}
        model={exampleDocument({ fundamentals })}
        isEdited={false}
        edits={noEdits}
        newestDay={newestToday}
        historyYears={3}
        onHistoryYears={nothing}
      />
    </FigureFormatProvider>,
    { wrapper },
  );
  expect(screen.getByText(shown)).toBeDefined();
});

it('[VALUATION-SCREENS-537] shows methods and comparables of the model under its trends, not of the scenario shown', async () => {
  const document = documentWithPeers();
  const base = exampleValuation2(document);
  const scenario = exampleValuation2({
    ...document,
    body: setAssumption(document.body, 'risk_free_rate', 0.12),
  });
  const highest = (valuation: Valuation): string => {
    const values = methodRanges(valuation).flatMap(({ range }) => (range.ok ? [range.value.high] : []));
    return Math.max(...values).toFixed(2);
  };
  const lowest = (valuation: Valuation): string => {
    const values = methodRanges(valuation).flatMap(({ range }) => (range.ok ? [range.value.low] : []));
    return Math.min(...values).toFixed(2);
  };
  expect(lowest(base)).not.toBe(lowest(scenario));
  await act(async () => {
    show(scenario, base);
  });
  expect(
    await screen.findByText(`Values per share from ${lowest(base)} to ${highest(base)}`, { exact: false }),
  ).toBeDefined();
  const implied = modelComparables(base).implied.evToEbit.median;
  expect(
    await screen.findByRole('button', { name: /^Explain Value per share at the median EV\/EBIT\b/u }),
  ).toHaveProperty('textContent', expect.stringMatching(`${implied.ok ? implied.value.toFixed(2) : ''}$`));
});

it('[VALUATION-SCREENS-603] comparables that cannot be shown leave the rest of the screen', async () => {
  await act(async () => {
    show(exampleValuation(), brokenAt('minority_claim', exampleValuation2(documentWithPeers())));
  });
  expect(await screen.findByText('Comparables could not be shown')).toBeDefined();
  expect(await screen.findByText('Methods side by side could not be shown')).toBeDefined();
  expect(titles()).toContain('Checks');
});
