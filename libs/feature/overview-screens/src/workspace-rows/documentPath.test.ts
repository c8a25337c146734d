import { expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { examplePortfolio } from '../testing/examplePortfolio.js';
import { documentPath } from './documentPath.js';

it('[OVERVIEW-SCREENS-63] opens a model in the workbench with its company, and a portfolio under its id', () => {
  expect(documentPath(exampleModel({ id: 'model-1', symbol: 'NWI' }))).toBe(
    '/valuation-workbench?symbol=NWI&model=model-1',
  );
  expect(documentPath(examplePortfolio())).toBe('/portfolio?portfolio=portfolio-1');
});
