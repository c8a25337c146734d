import { FigureFormatProvider } from '@finance-analyst/figures';
import { runSimulation, type SimulationSummary } from '@finance-analyst/uncertainty';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startingSettings } from '../inputs/AnalysisSettings.js';
import { messages } from '../messages.js';
import type { ShownRun } from '../simulation/useSimulation.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { exampleTarget } from '../testing/exampleRun.js';
import { AnswerFigures } from './AnswerFigures.js';

const { model, run } = exampleTarget(1_000);

const summaryWith = (percentiles: readonly number[]): SimulationSummary => {
  const result = runSimulation(model, run, { price: 71.5, percentiles });
  if (!result.ok) throw new Error(result.reason);
  return result.summary;
};
const shownWith = (summary: SimulationSummary | null): ShownRun => ({
  run,
  options: {},
  settings: startingSettings,
  repeated: null,
  stages: [],
  summary,
});

/** The text of a figure of the answer, by its label. */
const show = (shown: ShownRun | null, isRunning = false) => {
  render(
    <FigureFormatProvider locale="en-US" timeZone="UTC">
      <AnswerFigures
        valuation={exampleValuation()}
        shown={shown}
        isOfSettings
        isEarlier={false}
        isRunning={isRunning}
      />
    </FigureFormatProvider>,
  );
  return screen.getByText(messages.middle).parentElement?.textContent ?? '';
};

it.each([
  ['none', null, false, messages.notSimulated],
  ['one under way', null, true, messages.stillRunning],
  ['one under way, with first figures', shownWith(null), true, messages.stillRunning],
  ['a canceled one', shownWith(null), false, messages.notFinished],
  ['one without these percentiles', shownWith(summaryWith([0.25, 0.75])), false, messages.withoutPercentiles],
])('[UNCERTAINTY-SCREENS-52] says why there is no range: %s', (_case, shown, isRunning, reason) => {
  const text = show(shown, isRunning);
  expect(text).not.toContain('0.00');
  expect(document.body.innerHTML).toContain(reason);
});

it('[UNCERTAINTY-SCREENS-52] shows the range of a finished simulation', () => {
  expect(show(shownWith(summaryWith([0.1, 0.9])))).toMatch(/\d+\.\d\d to \d+\.\d\d/u);
});
