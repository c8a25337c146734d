import type { PanelState } from '@finance-analyst/components';
import { createKeyedList } from '@finance-analyst/foundation';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ChartFrame } from '../frame/ChartFrame.js';
import type { ShownFigures } from './ShownFigures.js';
import { ShownFiguresContext } from './ShownFiguresContext.js';

const list = createKeyedList<ShownFigures>();
const chart = (years: readonly string[], state?: PanelState): ReactElement => (
  <ShownFiguresContext value={list}>
    <ChartFrame
      title="Free cash flow"
      summary="It grows."
      heightRem={10}
      sample
      state={state}
      table={{
        rowTitle: 'Year',
        columns: [{ id: 'value', label: 'Value', format: { kind: 'amount', currency: 'USD' } }],
        rows: years.map((year) => ({ id: year, label: year, figures: [{ ok: true, value: 486 }] })),
      }}
    >
      <p>The drawing</p>
    </ChartFrame>
  </ShownFiguresContext>
);

it('[CHARTS-181] lists the figures of a chart while it is shown, as last drawn', async () => {
  const { rerender, unmount } = render(chart(['2025']));
  rerender(chart(['2025', '2026']));
  const [shown, ...others] = list.items;
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ title: 'Free cash flow', rowCount: 2, isSample: true, problem: null });
  const { name, content } = shown?.write() ?? { name: '', content: new Blob() };
  expect(name).toBe('free-cash-flow.csv');
  const text = await content.text();
  expect(text).toContain('Sample data');
  expect(text).toContain('2026,486');
  unmount();
  expect(list.items).toEqual([]);
});

it('[CHARTS-181] says that figures are loading, or why there are none', () => {
  const { rerender } = render(chart([], { kind: 'loading' }));
  expect(list.items[0]).toMatchObject({ isLoading: true, problem: null });
  rerender(chart([], { kind: 'failed', title: 'Prices could not be loaded', message: 'You are offline.' }));
  expect(list.items[0]).toMatchObject({
    isLoading: false,
    problem: 'Prices could not be loaded. You are offline.',
  });
});
