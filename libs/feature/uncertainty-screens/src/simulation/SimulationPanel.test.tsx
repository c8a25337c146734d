import { FigureFormatProvider } from '@finance-analyst/figures';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startingSettings } from '../inputs/AnalysisSettings.js';
import { messages } from '../messages.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { runOf } from './runOf.js';
import { SimulationPanel } from './SimulationPanel.js';

const valuation = exampleValuation();

it('[UNCERTAINTY-SCREENS-47] does not cancel a simulation by the second click of the double-click that started it', () => {
  const cancel = vi.fn();
  render(
    <FigureFormatProvider locale="en-US" timeZone="UTC">
      <SimulationPanel
        valuation={valuation}
        offered={[]}
        included={[]}
        settings={startingSettings}
        onSettings={() => undefined}
        simulation={{
          state: { isRunning: true, done: 0, paths: 1_000, shown: null, isEarlier: false, problem: null },
          start: async () => null,
          cancel,
          retry: () => undefined,
        }}
        run={runOf(valuation, [], startingSettings)}
        problems={[]}
        isOutdated={false}
      />
    </FigureFormatProvider>,
  );
  const button = screen.getByRole('button', { name: messages.cancel });
  fireEvent.click(button, { detail: 2 });
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  expect(cancel).toHaveBeenCalledTimes(1);
});
