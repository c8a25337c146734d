import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChartFrame } from './ChartFrame.js';

const root = document.documentElement;
const show = () =>
  render(
    <ChartFrame
      title="Free cash flow"
      summary="It grows."
      heightRem={10}
      table={{
        rowTitle: 'Year',
        columns: [{ id: 'value', label: 'Value', format: { kind: 'amount' } }],
        rows: [{ id: '2025', label: '2025', figures: [{ ok: true, value: 486 }] }],
      }}
    >
      <p>The drawing</p>
    </ChartFrame>,
  );
/** The root element's observer fires at the end of the task. */
const change = (mode: 'on' | null) =>
  act(async () => {
    if (mode === null) root.removeAttribute('data-screen-reader');
    else root.setAttribute('data-screen-reader', mode);
    await Promise.resolve();
  });

afterEach(() => {
  root.removeAttribute('data-screen-reader');
});

it('[CHARTS-15] shows the table first when the page is set for screen readers', () => {
  root.setAttribute('data-screen-reader', 'on');
  show();
  expect(screen.getByRole('rowheader', { name: '2025' })).toBeDefined();
  expect(screen.queryByText('The drawing')).toBeNull();
});

it('[CHARTS-15] follows the page until a view is chosen for the chart itself', async () => {
  show();
  expect(screen.getByText('The drawing')).toBeDefined();
  await change('on');
  expect(screen.queryByText('The drawing')).toBeNull();
  await change(null);
  expect(screen.getByText('The drawing')).toBeDefined();
});
