import * as fc from 'fast-check';
import type { AssumptionRow } from '../valuation-model/ValuationModel.js';
import { assumptionRowId } from '../valuation-model/assumptionRowId.js';
import { choiceInputs } from '../valuation-model/choiceInputs.js';

/** JSON text knows no −0. */
const figure = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const name = fc.string({ minLength: 1, maxLength: 12 });
const isFigure = (input: string): boolean => !choiceInputs.has(input);

const rowOf = (input: fc.Arbitrary<string>, value: fc.Arbitrary<number | string>) =>
  fc.record({
    input,
    period: fc.option(fc.integer({ min: 1, max: 50 })),
    value,
    defaultValue: value,
    reason: fc.string(),
    edited: fc.boolean(),
  });

const rows: fc.Arbitrary<AssumptionRow[]> = fc
  .uniqueArray(
    fc.oneof(rowOf(name.filter(isFigure), figure), rowOf(fc.constantFrom(...choiceInputs), fc.string())),
    { maxLength: 8, selector: (row) => assumptionRowId(row.input, row.period) },
  )
  .map((found) => found.map((row) => ({ id: assumptionRowId(row.input, row.period), ...row })));

const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

const body = fc.record({
  symbol: name,
  name: fc.string(),
  currency: fc.constantFrom('USD', 'EUR', 'GBp'),
  template: fc.constant('free-cash-flow-to-firm'),
  years: fc.integer({ min: 1, max: 50 }),
  assumptions: rows,
  knownOn: moment.map((text) => text.slice(0, 10)),
  fundamentalsSnapshot: json,
});

/** Any valid valuation model, as plain data. */
export const arbitraryDocument = fc.record({
  id: name,
  kind: fc.constant('valuation-model'),
  schemaVersion: fc.constant(1),
  ownerId: name,
  baseRevision: fc.nat(),
  title: fc.string(),
  createdAt: moment,
  updatedAt: moment,
  body,
});

/** Fields that no release has heard of. */
export const unknownFields = fc.dictionary(
  fc.string().map((key) => `future ${key}`),
  json,
  { maxKeys: 4 },
);
