import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RangeChart } from './RangeChart.js';

const figure = (value: number) => ({ ok: true, value }) as const;

const chart = (onExplain?: (id: string, point: 'low' | 'middle' | 'high' | null) => void) => (
  <RangeChart
    title="Methods"
    summary="Values per share."
    rowTitle="Method"
    format={{ kind: 'per-share', currency: 'USD' }}
    rows={[
      {
        id: 'scenarios',
        label: 'Scenarios',
        middleLabel: 'Base',
        low: figure(50),
        middle: figure(60),
        high: figure(80),
      },
    ]}
    onExplain={onExplain}
  />
);

it('[CHARTS-147] opens the derivation of a range from its bar, and of each figure from its table', () => {
  const onExplain = vi.fn();
  const { unmount } = render(chart(onExplain));
  const plot = screen.getByRole('application');
  plot.focus();
  fireEvent.keyDown(plot, { key: 'ArrowDown' });
  fireEvent.keyDown(plot, { key: 'Enter' });
  expect(onExplain).toHaveBeenLastCalledWith('scenarios', null);
  unmount();
  document.documentElement.dataset['screenReader'] = '';
  try {
    render(chart(onExplain));
    for (const [name, point] of [
      ['Low', 'low'],
      ['Middle', 'middle'],
      ['High', 'high'],
    ]) {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Explain Scenarios, ${name}`, 'u') }));
      expect(onExplain).toHaveBeenLastCalledWith('scenarios', point);
    }
  } finally {
    delete document.documentElement.dataset['screenReader'];
  }
});
