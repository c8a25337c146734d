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
import { notShown } from './notShown.js';
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

describe('of a company with quarters', () => {
  const fundamentals = withQuarters(exampleFundamentals2());
  const valuation = exampleValuation2(exampleDocument2({ fundamentals }));
  const interim = forecastColumns(valuation, 10, true).flatMap((column) =>
    column.kind === 'filed' && column.year.period.kind !== 'annual' ? [column] : [],
  );

  it('[VALUATION-SCREENS-642] every figure of a quarter or the trailing twelve months can have a note, which leads back to it', () => {
    expect(interim.map(({ year }) => year.period.kind)).toEqual([
      ...Array.from({ length: 8 }, () => 'quarter'),
      'trailing-twelve-months',
    ]);
    const ids = interim.flatMap((column) =>
      methodViewOf(valuation.body.template).forecastRows.flatMap((row) => {
        const target = figureIn(valuation, { row, column })?.ok ? explainTarget({ row, column }) : null;
        if (!target) return [];
        const figure = notedFigureOf(valuation, target);
        if (!figure) throw new Error(`There is no note on ${row.name}.`);
        expect(targetOfNote(valuation, figure)).toEqual(target);
        return [assumptionRowId(figure.name, figure.yearEnd)];
      }),
    );
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
    // The last quarter of a fiscal year ends with it.
    const year = { kind: 'history', line: 'revenue', period: 'FY2025' } as const;
    const quarter = { kind: 'history', line: 'revenue', period: 'Q4 2025' } as const;
    const [ofYear, ofQuarter] = [notedFigureOf(valuation, year), notedFigureOf(valuation, quarter)];
    expect(ofYear?.yearEnd).toBe(ofQuarter?.yearEnd);
    expect(ofYear?.name).not.toBe(ofQuarter?.name);
  });

  it('[VALUATION-SCREENS-642] names the period by its last day, and stays without it after a newer filing', () => {
    const quarter = { name: 'revenue/quarter', yearEnd: '2024-12-31' };
    expect(noteLabel(valuation, quarter)).toBe('Revenue, quarter to 2024-12-31');
    const trailing = { name: 'revenue/ttm', yearEnd: '2026-09-30' };
    expect(noteLabel(valuation, trailing)).toBe('Revenue, TTM to 2026-09-30');
    expect(targetOfNote(valuation, quarter)).not.toBeNull();
    const newer = exampleValuation2(
      exampleDocument2({ fundamentals: { ...fundamentals, quarterly: fundamentals.quarterly.slice(4) } }),
    );
    expect(targetOfNote(newer, quarter)).toBeNull();
    expect(notShown(quarter)).toBe('The statements no longer have this period');
    expect(notShown({ name: 'revenue', yearEnd: '2031-12-31' })).toBe('Not in this forecast');
  });

  it('[VALUATION-SCREENS-642] leads from a figure within a derivation to the column that it is of', () => {
    const root = deriveFigure(
      valuation,
      { kind: 'history', line: 'operating_income', period: 'Q4 2025' },
      formattingIn('en-US'),
    );
    expect(root.figure?.ok).toBe(true);
    const targets = [root, ...root.children()].flatMap(({ noted }) => (noted ? [noted.target] : []));
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(target).toMatchObject({ kind: 'history', period: 'Q4 2025' });
  });
});
