import { expect, it } from 'vitest';
import { chartMenu } from './chartMenu.js';

const disabled = (isTable: boolean, isDrawn: boolean) =>
  chartMenu(isTable, isDrawn).flatMap((entry) =>
    'isDisabled' in entry && entry.isDisabled ? [entry.id] : [],
  );

it('[CHARTS-54] offers pictures where something is drawn, and figures always', () => {
  expect(disabled(false, true)).toEqual([]);
  expect(disabled(true, false)).toEqual(['chart-png', 'chart-svg']);
  expect(disabled(false, false)).toEqual(['chart-png', 'chart-svg']);
});
