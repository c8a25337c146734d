import * as fc from 'fast-check';
import type { AssumptionRow } from '../valuation-model/ValuationModel.js';
import { writeSymbol } from '../instruments/writeSymbol.js';
import { assumptionRowId } from '../valuation-model/assumptionRowId.js';
import { textInputs } from '../valuation-model/textInputs.js';
import { yearEndAfter } from '../valuation-model/yearEndAfter.js';

/** JSON text has no −0. */
const figure = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const name = fc.string({ minLength: 1, maxLength: 12 });
const baseYearEnd = '2024-02-29';
const yearEnd = fc.integer({ min: 1, max: 50 }).map((years) => yearEndAfter(baseYearEnd, years));
const isFigure = (input: string): boolean => !textInputs.has(input);

const rowOf = (input: fc.Arbitrary<string>, value: fc.Arbitrary<number | string>) =>
  fc.record({
    input,
    yearEnd: fc.option(yearEnd),
    value,
    defaultValue: value,
    reason: fc.string(),
    edited: fc.boolean(),
  });

const rows: fc.Arbitrary<AssumptionRow[]> = fc
  .uniqueArray(
    fc.oneof(rowOf(name.filter(isFigure), figure), rowOf(fc.constantFrom(...textInputs), fc.string())),
    { maxLength: 8, selector: (row) => assumptionRowId(row.input, row.yearEnd) },
  )
  .map((found) => found.map((row) => ({ id: assumptionRowId(row.input, row.yearEnd), ...row })));

const scenarios = fc.uniqueArray(
  fc.record({
    id: name,
    name: fc.string(),
    note: fc.string(),
    rows: fc.uniqueArray(
      fc
        .record({ input: name, yearEnd: fc.option(yearEnd), value: figure })
        .map((row) => ({ id: assumptionRowId(row.input, row.yearEnd), ...row })),
      { maxLength: 3, selector: ({ id }) => id },
    ),
  }),
  { maxLength: 2, selector: ({ id }) => id },
);

const computedFigure = fc.oneof(
  figure.map((value) => ({ ok: true, value })),
  fc.string().map((reason) => ({ ok: false, reason })),
);
const computed = fc.option(
  fc.record({
    valuePerShare: computedFigure,
    upside: computedFigure,
    impliedGrowth: computedFigure,
    terminalShare: computedFigure,
    wacc: computedFigure,
    template: fc.record({ id: name, version: fc.integer({ min: 1, max: 9 }), hash: name }),
    engineVersion: name,
    statementsSource: name,
  }),
);

const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

const notes = fc.uniqueArray(
  fc
    .record({ name, yearEnd: fc.option(yearEnd), text: name, writtenAt: moment })
    .map((note) => ({ id: assumptionRowId(note.name, note.yearEnd), ...note })),
  { maxLength: 3, selector: ({ id }) => id },
);

const price = fc.record({
  price: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
  currency: fc.constantFrom('USD', 'EUR'),
  asOf: moment,
  source: name,
});
const beta = fc.record(
  {
    value: figure,
    label: name,
    source: name,
    asOf: moment,
    standardError: fc.double({ min: 0, max: 2, noNaN: true }),
  },
  { requiredKeys: ['value', 'label', 'source', 'asOf'] },
);
const peers = fc.uniqueArray(
  fc
    .record(
      {
        symbol: name,
        market: fc.option(name),
        name: fc.string(),
        isLeftOut: fc.constant(true as const),
        price: fc.option(price),
        beta,
      },
      { requiredKeys: ['symbol', 'market', 'name', 'price'] },
    )
    .map((peer) => ({ id: writeSymbol(peer), ...peer })),
  { maxLength: 3, selector: ({ id }) => id },
);

const caseWeights = fc.uniqueArray(
  fc.record({ id: name, weight: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0) }),
  { maxLength: 3, selector: ({ id }) => id },
);

const disclosed = fc.option(figure);
const transactions = fc.uniqueArray(
  fc.record(
    {
      id: name,
      target: name,
      announced: moment.map((text) => text.slice(0, 10)),
      currency: fc.constantFrom('USD', 'EUR'),
      enterpriseValue: disclosed,
      equityValue: disclosed,
      metrics: fc.record({
        ebitda: disclosed,
        ebit: disclosed,
        revenue: disclosed,
        netIncome: disclosed,
        bookValue: disclosed,
      }),
      source: fc.string(),
      isLeftOut: fc.constant(true as const),
    },
    {
      requiredKeys: [
        'id',
        'target',
        'announced',
        'currency',
        'enterpriseValue',
        'equityValue',
        'metrics',
        'source',
      ],
    },
  ),
  { maxLength: 3, selector: ({ id }) => id },
);

const body = fc.record({
  instrument: fc.record({ symbol: name, market: fc.option(name), name: fc.string() }),
  currency: fc.constantFrom('USD', 'EUR', 'GBp'),
  template: fc.record({ id: name, version: fc.integer({ min: 1, max: 9 }), hash: name }),
  engineVersion: name,
  baseYearEnd: fc.constant(baseYearEnd),
  years: fc.integer({ min: 1, max: 50 }),
  assumptions: rows,
  scenarios,
  removedScenarios: fc.dictionary(name, fc.constant(true as const), { noNullPrototype: true, maxKeys: 2 }),
  caseWeights,
  notes,
  peers,
  transactions,
  peerStatements: fc.dictionary(name, json, { noNullPrototype: true, maxKeys: 2 }),
  computed,
  knownOn: moment.map((text) => text.slice(0, 10)),
  fundamentalsSnapshot: json,
});

/** Any valid valuation model, as plain data. */
export const arbitraryDocument = fc.record({
  id: name,
  kind: fc.constant('valuation-model'),
  schemaVersion: fc.constant(5),
  ownerId: name,
  baseRevision: fc.nat(),
  title: fc.string(),
  createdAt: moment,
  updatedAt: moment,
  body,
});

/** Fields unknown to every release. */
export const unknownFields = fc.dictionary(
  fc.string().map((key) => `future ${key}`),
  json,
  { maxKeys: 4 },
);
