import { render, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forecastFile } from '../forecast/forecastFile.js';
import { AnswerBarFigures } from '../headline/AnswerBar.js';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { useScenarioTitle } from './useScenarioTitle.js';

it('[VALUATION-SCREENS-436] names the scenario in the headline that stays in sight', () => {
  const valuation = exampleValuation();
  const { container, rerender } = render(
    <AnswerBarFigures valuation={valuation} scenario="Optimistic" move={null} />,
  );
  expect(container.querySelector('dt')?.textContent).toBe('Value per share: Optimistic');
  rerender(<AnswerBarFigures valuation={valuation} move={null} />);
  expect(container.querySelector('dt')?.textContent).toBe('Value per share');
});

it('[VALUATION-SCREENS-436] names the scenario in a file of figures', async () => {
  const titled = (scenario: string | null) =>
    renderHook(() => useScenarioTitle(exampleDocument(), scenario)).result.current;
  const textOf = (scenario: string | null) =>
    forecastFile(exampleValuation(), 3, { model: titled(scenario), isEdited: false }).content.text();
  expect(await textOf('Optimistic')).toContain('Example Instruments, free cash flow (Optimistic)');
  expect(await textOf(null)).not.toContain('Optimistic');
});
