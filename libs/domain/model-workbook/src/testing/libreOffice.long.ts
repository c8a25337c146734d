import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Evaluator } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { layOutWorkbook } from '../layOutWorkbook.js';
import { writeSpreadsheet } from '../spreadsheet/writeSpreadsheet.js';
import { changedCells } from './changedCells.js';
import { differencesOf, staleResults } from './differencesOf.js';
import { linkedCase } from './linkedCase.js';
import { longCases } from './longCases.js';
import { readWorkbook, type ReadWorkbook } from './readWorkbook.js';
import type { Recalculated } from './recalculate.js';
import { withCells } from './withCells.js';
import { evaluated, options } from './workbookOf.js';

const program = process.env['LIBREOFFICE_PATH'] ?? 'soffice';

describe('a workbook computed anew by LibreOffice', () => {
  it('equals the engine in every cell, before and after changed inputs', async () => {
    const places = longCases().flatMap(({ name, evaluators, residuals }) =>
      evaluators.map((evaluator, index) => ({
        name: `${name}, inputs ${index}`,
        residuals,
        first: evaluators[0],
        evaluator,
      })),
    );
    const files = await Promise.all(
      places.map(async ({ first, evaluator }) => {
        const spreadsheet = layOutWorkbook(first, options);
        const { names } = await readWorkbook(await writeSpreadsheet(spreadsheet));
        const changes = evaluator === first ? new Map() : changedCells({ names }, evaluator);
        return writeSpreadsheet(withCells(spreadsheet, changes));
      }),
    );
    const computed = await recalculateInLibreOffice(files);
    const differences = places.flatMap(({ name, evaluator, residuals }, index) => {
      const workbook = computed[index] as ReadWorkbook;
      return differencesOf(workbook, shownIn(workbook), evaluator, residuals).map(
        (text) => `${name}: ${text}`,
      );
    });
    const cells = computed.flatMap(({ sheets }) => sheets.flatMap((sheet) => [...sheet.cells.values()]));
    const formulas = cells.filter(({ formula }) => formula !== undefined).length;
    process.stdout.write(
      `${files.length} workbooks with ${formulas} formulas, computed anew by ${program}.\n`,
    );
    expect(differences).toEqual([]);
  });

  it('equals the engine in every formula of a workbook with a summary and negated lines, before and after changed inputs', async () => {
    const withSummary = {
      ...options,
      price: { of: 'value_per_share', value: 12, label: 'Price' },
      negatedLines: new Set(['operating_taxes', 'capital_expenditure', 'reinvestment']),
    };
    const writtenOf = (first: Evaluator, changes: ReadonlyMap<string, number | string>) =>
      writeSpreadsheet(withCells(layOutWorkbook(first, withSummary), changes));
    const places = longCases()
      .filter(({ name }) => name.startsWith('free cash flow to the firm'))
      .flatMap(({ name, evaluators }) =>
        evaluators.map((evaluator) => ({ name, first: evaluators[0], evaluator })),
      );
    const expected = await Promise.all(
      places.map(async ({ evaluator }) => readWorkbook(await writtenOf(evaluator, new Map()))),
    );
    const files = await Promise.all(
      places.map(({ first, evaluator }, index) =>
        writtenOf(first, changedCells(expected[index] as ReadWorkbook, evaluator)),
      ),
    );
    const computed = await recalculateInLibreOffice(files);
    const differences = places.flatMap(({ name }, index) =>
      staleResults(expected[index] as ReadWorkbook, shownIn(computed[index] as ReadWorkbook)).map(
        (text) => `${name}: ${text}`,
      ),
    );
    expect(places.length).toBeGreaterThan(20);
    expect(differences).toEqual([]);
  });

  it('follows a change of a table to the input that is its cell', async () => {
    const { table, source, link, changes, changed } = linkedCase();
    const spreadsheet = layOutWorkbook(evaluated(source), {
      ...options,
      tables: [table],
      links: { beta: link },
    });
    const [same, other] = await recalculateInLibreOffice(
      await Promise.all([spreadsheet, withCells(spreadsheet, changes)].map((each) => writeSpreadsheet(each))),
    );
    const differences = (workbook: ReadWorkbook, evaluator: Evaluator) =>
      differencesOf(workbook, shownIn(workbook), evaluator);
    expect(differences(same as ReadWorkbook, evaluated(source))).toEqual([]);
    expect(differences(other as ReadWorkbook, evaluated(source, changed))).toEqual([]);
  });
});

const shownIn =
  ({ sheets }: ReadWorkbook): Recalculated =>
  (sheetName, address) => {
    const cell = sheets.find(({ name }) => name === sheetName)?.cells.get(address);
    const shown = cell?.formulaResult ?? cell?.value;
    const isError = typeof shown === 'string' && shown.startsWith('#');
    return isError || shown === undefined || shown instanceof Date || typeof shown === 'boolean'
      ? null
      : shown;
  };

/** LibreOffice gives up without a word after some 250 files. */
const filesAtOnce = 100;

/** Makes LibreOffice compute every formula when it opens a file, whatever results the file has. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** Workbooks as LibreOffice writes them after computing every formula, in the given order. */
async function recalculateInLibreOffice(workbooks: readonly Uint8Array[]): Promise<readonly ReadWorkbook[]> {
  const folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
  try {
    const profile = join(folder, 'profile');
    const computed = join(folder, 'computed');
    mkdirSync(join(profile, 'user'), { recursive: true });
    writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), settings);
    const files = workbooks.map((bytes, index) => {
      const file = join(folder, `${index}.xlsx`);
      writeFileSync(file, bytes);
      return file;
    });
    for (let at = 0; at < files.length; at += filesAtOnce)
      execFileSync(
        program,
        [
          `-env:UserInstallation=${pathToFileURL(profile).href}`,
          '--headless',
          '--convert-to',
          'xlsx',
          '--outdir',
          computed,
          ...files.slice(at, at + filesAtOnce),
        ],
        { stdio: 'ignore' },
      );
    return await Promise.all(
      files.map((_, index) => readWorkbook(readFileSync(join(computed, `${index}.xlsx`)))),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
