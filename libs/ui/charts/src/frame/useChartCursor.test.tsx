import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useChartCursor } from './useChartCursor.js';

const points = [
  { id: 'flows', label: 'Cash flows', text: '4,200', position: 20 },
  { id: 'debt', label: 'Debt', text: '−845', position: 120 },
  { id: 'equity', label: 'Equity', text: '3,967', position: 220 },
];

function Plot({ onSelect }: { readonly onSelect: (id: string) => void }) {
  const { active, plotAttributes } = useChartCursor({ points, axis: 'x', onSelect });
  return (
    <div {...plotAttributes} role="application">
      {active?.label ?? 'nothing'}
    </div>
  );
}

it('[CHARTS-10] a press reads and selects the mark under it, without a preceding pointer move', () => {
  const onSelect = vi.fn();
  render(<Plot onSelect={onSelect} />);
  const plot = screen.getByRole('application');
  fireEvent.pointerLeave(plot);
  fireEvent.click(plot, { clientX: 131, clientY: 4 });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('debt');
  expect(plot.textContent).toBe('Debt');
});

it('[CHARTS-10] Enter selects the mark reached by keyboard', () => {
  const onSelect = vi.fn();
  render(<Plot onSelect={onSelect} />);
  const plot = screen.getByRole('application');
  fireEvent.keyDown(plot, { key: 'End' });
  fireEvent.keyDown(plot, { key: 'Enter' });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('equity');
});
