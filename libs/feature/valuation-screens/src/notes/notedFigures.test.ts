// @vitest-environment node
import { assumptionRowId } from '@finance-analyst/documents';
import { setYears, type Valuation } from '@finance-analyst/valuation';
import { describe, expect, it } from 'vitest';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { withQuarters } from '../testing/exampleQuarters.js';
import { deriveFigure } from '../derivation/deriveFigure.js';
import { exampleDocument2, exampleFundamentals2, exampleValuation2 } from '../testing/exampleModel2.js';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { explainTarget } from '../grid/explainTarget.js';
import { figureIn, forecastColumns } from '../grid/forecastCells.js';
import { notedFigureOf } from './notedFigureOf.js';
import { noteLabel } from './noteLabel.js';
import { targetOfNote } from './targetOfNote.js';

/** Every figure of the forecast, past and ahead. */
const targetsIn = (valuation: Valuation): readonly ExplainTarget[] =>
  methodViewOf(valuation.body.template).forecastRows.flatMap((row) =>
    forecastColumns(valuation, 10).flatMap((column) => {
      const target = figureIn(valuation, { row, column }) && explainTarget({ row, column });
      return target ? [target] : [];
    }),
  );

describe.each([
  ['version 1', exampleValuation],
  ['version 2', exampleValuation2],
])('of %s', (_version, valuationOf) => {
  const valuation = valuationOf();

  it('[VALUATION-SCREENS-560] every figure of the forecast can have a note, which leads back to it', () => {
    const targets = targetsIn(valuation);
    expect(targets.length).toBeGreaterThan(50);
    const ids = targets.map((target) => {
      const figure = notedFigureOf(valuation, target);
      expect(figure).not.toBeNull();
      if (!figure) return '';
      expect(targetOfNote(valuation, figure)).toEqual(target);
      expect(noteLabel(valuation, figure)).toMatch(/ 20\d\d$/u);
      return assumptionRowId(figure.name, figure.yearEnd);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[VALUATION-SCREENS-560] as can the headline and every input', () => {
    for (const name of ['value_per_share', 'wacc', 'beta']) {
      const target = { kind: 'model', name } as const;
      expect(notedFigureOf(valuation, target)).toEqual({ name, yearEnd: null });
      expect(targetOfNote(valuation, { name, yearEnd: null })).toEqual(target);
    }
    expect(targetOfNote(valuation, { name: 'upside', yearEnd: null })).toEqual({ kind: 'upside' });
    expect(noteLabel(valuation, { name: 'beta', yearEnd: null })).toBe('Beta');
  });
});

it('[VALUATION-SCREENS-563] a year that the forecast no longer has leads nowhere, and keeps its name', () => {
  const document = exampleDocument();
  const shorter = exampleValuation({ ...document, body: setYears(document.body, 3) });
  const last = { name: 'revenue', yearEnd: '2030-12-31' };
  expect(targetOfNote(exampleValuation(document), last)).not.toBeNull();
  expect(targetOfNote(shorter, last)).toBeNull();
  expect(targetOfNote(shorter, { name: 'of_another_method', yearEnd: null })).toBeNull();
  expect(noteLabel(shorter, last)).toBe('Revenue 2030');
});

it('[VALUATION-SCREENS-560] a quarter has none, since its last day can be that of a fiscal year', () => {
  const fundamentals = withQuarters(exampleFundamentals2());
  const quarterly = exampleValuation2(exampleDocument2({ fundamentals }));
  const target = { kind: 'history', line: 'revenue', period: 'Q4 2025' } as const;
  const root = deriveFigure(quarterly, target, formattingIn('en-US'));
  expect(root.figure?.ok).toBe(true);
  expect(notedFigureOf(quarterly, target)).toBeNull();
  expect(root.noted).toBeUndefined();
  expect(root.children().map(({ noted }) => noted)).toEqual(root.children().map(() => undefined));
});
