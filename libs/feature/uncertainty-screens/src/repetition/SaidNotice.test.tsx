import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startingSettings } from '../inputs/AnalysisSettings.js';
import { messages } from '../messages.js';
import { SaidNotice, type Said } from './SaidNotice.js';

const applied = { ...startingSettings, seed: 7 };
const said: Said = { tone: 'note', text: 'Settings used', undo: () => undefined, applied };
const undo = () => screen.queryByRole('button', { name: messages.undo });
const notice = (seed: number, given = said) => (
  <SaidNotice
    said={given}
    settings={{ ...startingSettings, seed }}
    onPressed={() => undefined}
    onDismiss={() => undefined}
  />
);

it('[UNCERTAINTY-SCREENS-48] withdraws the way back from settings once they are edited', () => {
  const { rerender } = render(notice(7));
  expect(undo()).not.toBeNull();
  rerender(notice(8));
  expect(screen.getByText('Settings used')).toBeDefined();
  expect(undo()).toBeNull();
});

it('[UNCERTAINTY-SCREENS-48] keeps the way back from what changed no settings', () => {
  render(notice(8, { tone: 'note', text: 'Renamed', undo: () => undefined }));
  expect(undo()).not.toBeNull();
});
