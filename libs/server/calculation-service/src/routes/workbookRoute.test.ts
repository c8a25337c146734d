import { workbookContentType, workbookTemplates, type CompanyDcfResponse } from '@finance-analyst/contracts';
import type { CompanyMarketData } from '../company/companyData.js';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/createTestServer.js';
import { sampleMarketData } from '../testing/sampleMarketData.js';
import { sourceWorker } from '../testing/sourceWorker.js';

const server = await createTestServer({
  createWorker: sourceWorker,
  marketData: sampleMarketData,
  now: () => new Date('2026-11-02T10:00:00Z'),
});
afterAll(() => server.close());

const get = (symbol: string, template: string) =>
  server.inject(`/api/calculations/workbook?symbol=${symbol}&template=${template}`);
const post = (payload: object) =>
  server.inject({ method: 'POST', url: '/api/calculations/workbook', payload });

/** What the cell of a defined name holds. */
async function openWorkbook(file: Buffer) {
  const { sheets, namedRanges = [] } = await readXlsx(new Uint8Array(file), { readStyles: true });
  const cellOf = (name: string) => {
    const range = namedRanges.find((each) => each.name === name)?.range;
    const [, sheetName, column = '', row] = /^'?([^'!]+)'?!\$([A-Z])\$(\d+)$/.exec(range ?? '') ?? [];
    const sheet = sheets.find((each) => each.name === sheetName);
    const cell = sheet?.cells?.get(`${Number(row) - 1},${column.charCodeAt(0) - 65}`);
    if (!cell) throw new Error(`The workbook has no single cell named ${name}.`);
    return cell;
  };
  const textOf = (sheetName: string): string =>
    [...(sheets.find((each) => each.name === sheetName)?.cells?.values() ?? [])]
      .map(({ value }) => (typeof value === 'string' ? value : ''))
      .join('\n');
  return {
    cellOf,
    textOf,
    names: namedRanges.map(({ name }) => name),
    sheets: sheets.map(({ name }) => name),
  };
}

describe('/api/calculations/workbook', { timeout: 30_000 }, () => {
  it('[CALCULATION-SERVICE-27] answers the default model of a company, whose value is that of its default DCF', async () => {
    const response = await get('GLH.SMP', 'fcff');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(workbookContentType);
    expect(response.headers['content-disposition']).toBe('attachment; filename="GLH.SMP fcff.xlsx"');
    const { cellOf, names, sheets } = await openWorkbook(response.rawPayload);
    const valued = await server.inject('/api/calculations/dcf?symbol=GLH.SMP');
    const { valuePerShare, inputs } = valued.json<CompanyDcfResponse>();
    expect(cellOf('value_per_share').formulaResult).toBeCloseTo(valuePerShare, 9);
    expect(cellOf('value_per_share').formula).toBeTruthy();
    expect(cellOf('terminal_growth').value).toBe(0.025);
    for (const { name } of inputs) expect(names).toContain(name);
    expect(sheets).toEqual(expect.arrayContaining(['Model', 'Sources', 'Checks']));
  });

  it.each([
    ['GLH.SMP', 'fcfe'],
    ['GLH.SMP', 'ddm'],
    ['GLH.SMP', 'residual-income'],
    ['GLH.SMP', 'epv'],
    ['NHB.SMP', 'excess-return'],
  ])('[CALCULATION-SERVICE-27] answers %s by %s, with a value per share', async (symbol, template) => {
    const response = await get(symbol, template);
    expect(response.statusCode).toBe(200);
    const { cellOf, textOf } = await openWorkbook(response.rawPayload);
    expect(cellOf('value_per_share').formulaResult).toBeGreaterThan(0);
    const hasDay = template !== 'excess-return';
    expect(textOf('Model').includes('Value per share on 2026-10-30')).toBe(hasDay);
    expect(textOf('Model').includes('Upside')).toBe(!hasDay);
    expect(textOf('Sources')).not.toMatch(/\b[a-z]+[A-Z]/);
  });

  it('[CALCULATION-SERVICE-27] answers a buyout, with its return', async () => {
    const { cellOf } = await openWorkbook((await get('GLH.SMP', 'lbo')).rawPayload);
    expect(cellOf('final_annual_return').formulaResult).toEqual(expect.any(Number));
  });

  it('[CALCULATION-SERVICE-27] leaves the cells of an input that is open for the one who decides it', async () => {
    const { cellOf, names } = await openWorkbook((await get('SLV.SMP', 'fcff')).rawPayload);
    expect(names).toContain('operating_margin');
    expect(cellOf('value_per_share').formulaResult ?? cellOf('value_per_share').value).toBe('#N/A');
  });

  it.each([
    ['NHB.SMP', 'fcff', 'Use template=excess-return.'],
    ['GLH.SMP', 'excess-return', 'Use template=fcff.'],
    ['NHB.SMP', 'epv', 'Use template=excess-return.'],
    ['STN.SMP', 'fcff', 'is a property company'],
    ['SLV.SMP', 'ddm', 'uses the same assumptions'],
    ['GLH.SMP', 'comparables', 'Peers have to be chosen'],
    ['GLH.SMP', 'three-statements', 'financing plan'],
  ])('[CALCULATION-SERVICE-27] says why %s has no %s by default', async (symbol, template, words) => {
    const response = await get(symbol, template);
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { error: { code: 'no-default-valuation', message: expect.stringContaining(words) } },
    ]);
  });

  it('[CALCULATION-SERVICE-28] writes a model of its source text, with the inputs given', async () => {
    const model = 'model "Doubling"\ninput start: amount\nvalue doubled: amount = start * 2\n';
    const response = await post({ model, inputs: { start: 21 } });
    expect(response.headers['content-disposition']).toBe('attachment; filename="model.xlsx"');
    const { cellOf } = await openWorkbook(response.rawPayload);
    expect(cellOf('start').value).toBe(21);
    expect(cellOf('doubled')).toMatchObject({ formulaResult: 42, formula: expect.stringMatching(/\*2$/) });
  });

  it.each([
    [
      'inputs that do not fit',
      { model: 'model "A"\ninput b: amount\nvalue c: amount = b\n', inputs: {} },
      'inputs-do-not-fit',
    ],
    ['a model that does not compile', { model: 'value x = y', inputs: {} }, 'model-does-not-compile'],
    ['an unknown template', { model: 'unknown', inputs: {} }, 'unknown-template'],
  ])('[CALCULATION-SERVICE-28] refuses %s', async (_name, body, code) => {
    const response = await post(body);
    expect([response.statusCode, response.json()]).toMatchObject([422, { error: { code } }]);
  });

  it('[CALCULATION-SERVICE-13] passes on the failure of market data', async () => {
    const failing: CompanyMarketData = {
      ...sampleMarketData,
      fundamentals: () => Promise.resolve({ ok: false, code: 'provider-timeout', reason: 'Late.' }),
    };
    const other = await createTestServer({ marketData: failing });
    expect((await other.inject('/api/calculations/workbook?symbol=GLH.SMP&template=fcff')).statusCode).toBe(
      503,
    );
    await other.close();
  });

  it.each(['', '?symbol=GLH.SMP', '?symbol=GLH.SMP&template=other'])(
    '[CALCULATION-SERVICE-9] refuses the query %j',
    async (query) => {
      expect((await server.inject(`/api/calculations/workbook${query}`)).statusCode).toBe(400);
      expect(workbookTemplates).toHaveLength(9);
    },
  );
});
