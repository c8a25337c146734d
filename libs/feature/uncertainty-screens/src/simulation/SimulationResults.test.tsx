import { FigureFormatProvider } from '@finance-analyst/figures';
import { runSimulation } from '@finance-analyst/uncertainty';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startingSettings } from '../inputs/AnalysisSettings.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { exampleTarget } from '../testing/exampleRun.js';
import { SimulationResults } from './SimulationResults.js';

const { model, run } = exampleTarget(1_000);

it('[UNCERTAINTY-SCREENS-49] marks the price that the run was compared with, not that of the model now', () => {
  const options = { price: 26.25, percentiles: [0.1, 0.5, 0.9] };
  const result = runSimulation(model, run, options);
  if (!result.ok) throw new Error(result.reason);
  const { summary } = result;
  const valuation = exampleValuation();
  expect(valuation.body.priceSnapshot?.price).toBe(71.5);
  const { container } = render(
    <FigureFormatProvider locale="en-US" timeZone="UTC">
      <SimulationResults
        valuation={valuation}
        shown={{
          run,
          options,
          settings: startingSettings,
          repeated: 'Run of Monday',
          stages: [{ paths: 1_000, summary }],
          summary,
        }}
        isOfSettings={false}
        isRunning={false}
        run={run}
      />
    </FigureFormatProvider>,
  );
  expect(container.textContent).toContain('26.25');
  expect(container.textContent).not.toContain('71.50');
});
