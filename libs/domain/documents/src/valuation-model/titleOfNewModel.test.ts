import { expect, it } from 'vitest';
import { titleOfNewModel } from './titleOfNewModel.js';

const titleOf = (id: string): string =>
  titleOfNewModel({
    instrument: { symbol: 'EXM', market: null, name: 'Example Instruments' },
    template: { id, version: 1, hash: '' },
  });

it('names a new model by its company and its method', () => {
  expect(titleOf('free-cash-flow-to-firm')).toBe('Example Instruments, free cash flow');
  expect(titleOf('funds-from-operations')).toBe('Example Instruments, funds from operations');
});
