import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HeatMap } from './HeatMap.js';

const reason = 'Terminal growth is not below the cost of capital.';
const show = (reference: number | null = 987.65) =>
  render(
    <HeatMap
      title="WACC against growth"
      summary="Value per share."
      rowTitle="WACC %"
      columnTitle="Growth %"
      rows={[{ label: '7.00', spoken: 'WACC 7.00%' }]}
      columns={[
        { label: '2.00', spoken: 'Growth 2.00%' },
        { label: '8.00', spoken: 'Growth 8.00%' },
      ]}
      cells={[
        [
          { ok: true, value: 1071.53 },
          { ok: false, reason },
        ],
      ]}
      format={{ kind: 'per-share', currency: 'USD', precision: 0 }}
      base={{ row: 0, column: 0 }}
      reference={reference ?? undefined}
    />,
  );

it('[CHARTS-5] shows why the focused cell has no figure', () => {
  show();
  expect(screen.queryByText(new RegExp(`Growth 8\\.00%: ${reason}$`, 'u'))).toBeNull();
  fireEvent.focus(screen.getAllByRole('gridcell')[1] as HTMLElement);
  expect(screen.getByText(`WACC 7.00%, Growth 8.00%: ${reason}`)).toBeDefined();
  fireEvent.focus(screen.getAllByRole('gridcell')[0] as HTMLElement);
  expect(screen.queryByText(`WACC 7.00%, Growth 8.00%: ${reason}`)).toBeNull();
});

it('[CHARTS-14] shows the reference price with full precision, whatever the cells show', () => {
  show();
  expect(screen.getByText(/against the price, 987\.65\./u)).toBeDefined();
});

it('[CHARTS-50] says in the caption what the color means, with a price and without', () => {
  const { unmount } = show();
  expect(screen.getByText(/Color and line: against the price, 987\.65\./u)).toBeDefined();
  unmount();
  show(null);
  expect(screen.getByText(/Color: from the lowest value to the highest\./u)).toBeDefined();
});

it('[CHARTS-84] copies selected cells with all their digits, and a missing figure as an empty cell', () => {
  show();
  const [first] = screen.getAllByRole('gridcell');
  const setData = vi.fn();
  fireEvent.focus(first as HTMLElement);
  fireEvent.keyDown(first as HTMLElement, { key: ' ', shiftKey: true });
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(2);
  fireEvent.copy(first as HTMLElement, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '1071.53\t');
  expect(screen.getByText('2 cells copied.')).toBeDefined();
});

it('[CHARTS-84] selects a column by its name', () => {
  show();
  const heading = screen.getByRole('columnheader', { name: 'Growth %: Growth 2.00%' });
  fireEvent.pointerDown(heading, { pointerType: 'mouse' });
  fireEvent.mouseDown(heading);
  expect(screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/1,?07\d/u),
  ]);
});
