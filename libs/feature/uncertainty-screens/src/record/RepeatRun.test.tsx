import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startingSettings } from '../inputs/AnalysisSettings.js';
import { messages } from '../messages.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { RepeatRun } from './RepeatRun.js';

it('[UNCERTAINTY-SCREENS-53] says that a file of a run cannot be read', async () => {
  render(
    <RepeatRun
      valuation={exampleValuation()}
      simulation={{
        state: { isRunning: false, done: 0, paths: 0, shown: null, isEarlier: false, problem: null },
        start: async () => null,
        cancel: () => undefined,
        retry: () => undefined,
      }}
      settings={startingSettings}
      onSettings={() => undefined}
    />,
  );
  const file = new File(['{}'], 'run.json', { type: 'application/json' });
  file.text = () => Promise.reject(new DOMException('The file is gone.', 'NotReadableError'));
  fireEvent.change(screen.getByLabelText(messages.repeatRun, { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await screen.findByText(messages.fileNotRead('run.json'))).toBeDefined();
});
