import { expect, it } from 'vitest';
import { parseDocument } from '../parsing/parseDocument.js';
import { exampleModel } from '../testing/exampleModel.js';
import { assumptionRowId } from './assumptionRowId.js';
import { interimFigureName, readFigureName } from './interimFigureName.js';

const day = '2026-12-31';
const noteOn = (name: string, yearEnd: string | null) => ({
  id: assumptionRowId(name, yearEnd),
  name,
  yearEnd,
  text: 'Ask',
  writtenAt: '2026-11-20T22:00:00.000Z',
});
const opened = (...notes: readonly ReturnType<typeof noteOn>[]) =>
  parseDocument({ ...exampleModel, body: { ...exampleModel.body, notes } });

it('[DOCUMENTS-138] names the figures of a year, a quarter and twelve months that end on one day apart', () => {
  expect(readFigureName('revenue')).toEqual({ name: 'revenue', kind: null });
  for (const kind of ['quarter', 'trailing-twelve-months'] as const)
    expect(readFigureName(interimFigureName('revenue', kind))).toEqual({ name: 'revenue', kind });
  const notes = [
    noteOn('revenue', day),
    noteOn(interimFigureName('revenue', 'quarter'), day),
    noteOn(interimFigureName('revenue', 'trailing-twelve-months'), day),
  ];
  expect(opened(...notes)).toMatchObject({ ok: true, value: { document: { body: { notes } } } });
});

it('[DOCUMENTS-138] refuses a figure of a quarter without its last day', () => {
  expect(opened(noteOn('revenue/quarter', null))).toMatchObject({ ok: false });
  expect(opened(noteOn('revenue/quarter', day))).toMatchObject({ ok: true });
});
