import { describe, expect, it } from 'vitest';
import { createWorkbook } from './createWorkbook.js';
import { messages } from './messages.js';
import { currencySource, quarterSource } from './testing/languageCases.js';
import { cellsOf, readWorkbook, type ReadWorkbook } from './testing/readWorkbook.js';
import { evaluated, options, workbookOf } from './testing/workbookOf.js';
import type { WorkbookOptions } from './WorkbookOptions.js';

const source = `
model "Example"
timeline history 2 years, forecast 3 years
input past_sales[history]: amount "Past sales"
input growth[]: rate = 10%
input price: per_share = 20
input method: choice(book_value, multiple) = multiple
input late: flag = 0
line sales: amount = sales[-1] * (1 + growth) from past_sales "Sales"
line rising: flag = sales > sales[-1]
line carried: amount = if(period = 1, last(past_sales), carried[-1] - sales / 2)
line share_of_first: number = sales / (sales - carried)
value capital: amount = if(method = multiple, 2, 1) * sum(sales) "Capital"
value shares: shares = capital / price
value weighted: amount = sum(sales * growth)
value late_start: flag = and(late, 1 / (price - 20) > 0)
value always: flag = and(late, price > 0)
value risky: flag = or(late, shares > 0)
check too_big error when sales > 130000000 "Sales of {sales} are more than {price} allows at {growth}."
check fine note when capital < 0 "Never {capital}."
check broken warning when 1 / (price - 20) > 0 "Never shown."
`;
const inputs = { past_sales: [100e6, 110e6] };
const evaluator = evaluated(source, inputs);

const sheetOf = (workbook: ReadWorkbook, name: string): ReadWorkbook['sheets'][number] => {
  const sheet = workbook.sheets.find((candidate) => candidate.name === name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
};
type ReadCell = NonNullable<ReturnType<ReadWorkbook['sheets'][number]['cells']['get']>>;

/** The cell of a name, or the one so many columns after the first of its row. */
function cellOf(workbook: ReadWorkbook, name: string, after = 0): ReadCell {
  const [, letter = '', row = ''] = /!([A-Z])(\d+)/.exec(workbook.names.get(name) ?? '') ?? [];
  const address = `${String.fromCharCode(letter.charCodeAt(0) + after)}${row}`;
  const cell = sheetOf(workbook, 'Model').cells.get(address);
  if (!cell) throw new Error(`no cell ${address} for ${name}`);
  return cell;
}

const textsOf = (workbook: ReadWorkbook, sheet: string): readonly unknown[] =>
  [...sheetOf(workbook, sheet).cells.values()].map(({ value }) => value);

const workbook = await workbookOf(evaluator);
const reasonOf = async (model: string, overrides: Partial<WorkbookOptions> = {}): Promise<string> => {
  const result = await createWorkbook(evaluated(model), { ...options, ...overrides });
  return result.ok ? '' : result.reason;
};

describe('the sheet of the model', () => {
  it('[MODEL-WORKBOOK-1] has a row with label and unit for everything, and a cell for each figure', () => {
    expect(workbook.names.get('sales')).toBe('Model!D12:H12');
    const { cells } = sheetOf(workbook, 'Model');
    expect(cells.get('A12')?.value).toBe('Sales');
    expect(cells.get('B12')?.value).toBe('USD, shown in m');
    for (const { name, firstPeriod, lastPeriod } of evaluator.model.lines)
      for (let at = 0; at <= lastPeriod - firstPeriod; at += 1)
        expect(cellOf(workbook, name, at).formula).toBeTruthy();
    expect([...'DEFGH'].map((column) => cells.get(`${column}3`)?.value)).toEqual([
      'Year −1',
      'Base',
      'Year 1',
      'Year 2',
      'Year 3',
    ]);
  });

  it('[MODEL-WORKBOOK-3] shows the figures of the engine without computing anew', () => {
    expect(cellOf(workbook, 'sales', 4).formulaResult).toBe(evaluator.number('sales', 3));
    expect(cellOf(workbook, 'capital').formulaResult).toBe(evaluator.number('capital'));
    expect(cellOf(workbook, 'growth').value).toBe(0.1);
  });

  it('[MODEL-WORKBOOK-4] has #N/A for a figure that is not available, with the reason in its note', async () => {
    const missing = await workbookOf(evaluated('input x: number = 0\nvalue y = 1 / x\nvalue z = 2 * y'));
    expect(cellOf(missing, 'y').formulaResult).toBe('#N/A');
    expect(cellOf(missing, 'y').comment?.text).toBe('Division by zero in y: x is 0');
    expect(cellOf(missing, 'z').comment?.text).toContain('Depends on y');
    expect(cellOf(missing, 'x').comment).toBeUndefined();
  });

  it('[MODEL-WORKBOOK-4] has #N/A for an input without a figure that a formula reads as a range, and never a blank, which Excel takes for zero', async () => {
    const gap = { ok: false, reason: 'Not reported.' } as const;
    const withGap = await workbookOf({
      ...evaluator,
      read: (name, period) => (name === 'past_sales' && period === 0 ? gap : evaluator.read(name, period)),
    });
    expect(cellOf(withGap, 'past_sales', 1)).toMatchObject({
      formula: 'NA()',
      formulaResult: '#N/A',
      comment: { text: 'Not reported.' },
    });
    expect(cellOf(withGap, 'past_sales').value).toBe(100e6);
  });

  it.each([
    ['sales', 0, 'D6'],
    ['sales', 2, 'E12*(1+F7)'],
    ['rising', 0, 'IF(F12>E12,1,0)'],
    ['carried', 0, 'E6'],
    ['carried', 1, 'F14-G12/2'],
    ['share_of_first', 2, 'H12/(H12-H14)'],
    ['capital', 0, 'IF($C$9="Multiple",2,1)*SUM($F12:$H12)'],
    ['shares', 0, '$C$16/$C$8'],
  ])('[MODEL-WORKBOOK-5] writes %s, figure %d, as %s', (name, at, formula) => {
    expect(cellOf(workbook, name, at).formula).toBe(formula);
  });

  it.each([
    ['-x ^ 2', '-$C$5^2'],
    ['-(x ^ 2)', '-($C$5^2)'],
    ['x - (x - 1)', '$C$5-($C$5-1)'],
    ['x / (x * 2)', '$C$5/($C$5*2)'],
    ['(x + 1) * 2 ^ -x', '($C$5+1)*2^-$C$5'],
    ['(x > 1) + 0.000000001', 'IF($C$5>1,1,0)+1E-9'],
    ['max(x, min(x, 3), -1)', 'MAX($C$5,MIN($C$5,3),-1)'],
    ['round(x, 2)', 'ROUND($C$5,2)'],
    ['require(x > 0, x)', 'IF($C$5>0,$C$5,NA())'],
    ['last(period) * x', 'H$4*$C$5'],
    ['sum(period)', 'SUM($D$4:$H$4)'],
  ])('[MODEL-WORKBOOK-5] writes %s as %s', async (formula, expected) => {
    const written = await workbookOf(evaluated(`input x: number = 4\nvalue y: number = ${formula}`));
    const shifted = cellOf(written, 'y').formula?.replaceAll('$C$6', '$C$5');
    expect(shifted).toBe(expected);
  });

  it('[MODEL-WORKBOOK-6] nests what AND would compute in vain, and uses AND where nothing can fail', () => {
    expect(cellOf(workbook, 'late_start').formula).toBe('IF(IF($C$10,1/($C$8-20)>0,FALSE),1,0)');
    expect(cellOf(workbook, 'risky').formula).toBe('IF(IF($C$10,TRUE,$C$17>0),1,0)');
    expect(cellOf(workbook, 'always').formula).toBe('IF(AND($C$10,$C$8>0),1,0)');
  });

  it('[MODEL-WORKBOOK-7] has a choice as a text of its list', async () => {
    expect(cellOf(workbook, 'method').value).toBe('Multiple');
    const lists = sheetOf(workbook, 'Model').lists.map(({ range, formula1, values }) => [
      range,
      formula1 ?? values,
    ]);
    expect(lists).toEqual([
      ['C9', 'Sources!$I$9:$J$9'],
      ['C10', ['0', '1']],
    ]);
    const { cells } = sheetOf(workbook, 'Sources');
    expect(['I9', 'J9'].map((at) => cells.get(at)?.value)).toEqual(['Book value', 'Multiple']);
    const named = await workbookOf(evaluator, { optionLabel: (_, option) => `By ${option}` });
    expect(cellOf(named, 'method').value).toBe('By multiple');
    expect(cellOf(named, 'capital').formula).toContain('="By multiple"');
    expect(await reasonOf('input c: choice(a, b) = a', { optionLabel: () => 'Same' })).toBe(
      'Two options of C have the same text.',
    );
  });

  it('[MODEL-WORKBOOK-8] gives a part that is totaled a working row', () => {
    expect(cellOf(workbook, 'weighted').formula).toBe('SUM($F23:$H23)');
    const { cells } = sheetOf(workbook, 'Model');
    expect(cells.get('A23')?.value).toBe('sales * growth');
    expect(cells.get('G23')?.formula).toBe('G12*G7');
    expect(cells.get('G23')?.formulaResult).toBe(evaluator.number('sales', 2) * 0.1);
  });

  it('[MODEL-WORKBOOK-9] defines a name for everything, and changes one that Excel reads as a cell', async () => {
    const { inputs: given, lines } = evaluator.model;
    expect([...workbook.names.keys()]).toEqual(
      expect.arrayContaining([...given, ...lines].map(({ name }) => name)),
    );
    const odd = await workbookOf(
      evaluated(
        'input tax2024: rate = 1\ninput tax2024_: rate = 1\ninput r1c1: rate = 1\ninput c: rate = 1\ninput print_area: rate = 1',
      ),
    );
    expect([...odd.names.keys()].filter((name) => !name.startsWith('_xlnm'))).toEqual([
      'tax2024__',
      'tax2024_',
      'r1c1_',
      'c_',
      'print_area_',
    ]);
  });

  it('[MODEL-WORKBOOK-48] defines names with dots for figures of segments and sub-models', async () => {
    const dotted = await workbookOf(
      evaluated(
        'segments devices, q1\ninput size by segment: rate = 1\nsubmodel part\ninput tax2024: rate = 1\nvalue c = tax2024\nend\nuse part as print_area',
      ),
    );
    const names = [...dotted.names.keys()].filter((name) => !name.startsWith('_xlnm'));
    expect(names).toEqual(['size.devices', 'size.q1_', 'print_area.tax2024_', 'print_area.c']);
  });

  it('[MODEL-WORKBOOK-49] has the labels, sections and check messages of segments and sub-models', async () => {
    const expanded = await workbookOf(
      evaluated(
        'timeline 2 years\nsegments devices "Devices", services\nsection "Company"\ninput size[] by segment: rate = 1\n' +
          'line total = sum(segments(size * 2))\nvalue worth = npv(5%, sum(segments(size)))\n' +
          'check large by segment note when size > 0 "Size is {size}."\n' +
          'submodel part\nsection "Parts"\nvalue x = 1\nend\nuse part as one "First part"\nvalue last_one = one.x',
      ),
    );
    const texts = textsOf(expanded, 'Model');
    for (const text of [
      'Size, Devices',
      'Size, Services',
      'First part: Parts',
      'First part: X',
      'sum(size.devices, size.services)',
    ])
      expect(texts).toContain(text);
    expect(textsOf(expanded, 'Checks').join('\n')).toContain('Services: Size is 100%.');
    expect(cellOf(expanded, 'total').formula).toMatch(/^SUM\([A-Z]+\d+\*2,[A-Z]+\d+\*2\)$/);
  });

  it('[MODEL-WORKBOOK-10] formats figures by unit, and money in its scale', async () => {
    const formatOf = (name: string): string | undefined => cellOf(workbook, name).style?.numFmt;
    expect(formatOf('sales')).toBe('#,##0.0,,');
    expect(formatOf('growth')).toBe('0.0%');
    expect(formatOf('price')).toBe('#,##0.00');
    expect(cellOf(workbook, 'past_sales').value).toBe(100e6);
    const whole = await workbookOf(evaluator, { money: { currency: 'EUR', scale: 'units' } });
    expect(cellOf(whole, 'sales').style?.numFmt).toBe('#,##0');
    expect(textsOf(whole, 'Model')).toContain('EUR per share');
  });

  it('[MODEL-WORKBOOK-27] names the currency of money where it is not that of the workbook', async () => {
    const foreign = await workbookOf(evaluated(currencySource));
    const formatOf = (name: string): string | undefined => cellOf(foreign, name).style?.numFmt;
    expect(['sales', 'translated', 'per_share_in_euros', 'spot'].map(formatOf)).toEqual([
      '"EUR "#,##0.0,,',
      '#,##0.0,,',
      '"EUR "#,##0.00',
      '0.0000',
    ]);
    for (const label of ['EUR, shown in m', 'USD, shown in m', 'EUR per share', 'USD per EUR'])
      expect(textsOf(foreign, 'Model')).toContain(label);
  });

  it('[MODEL-WORKBOOK-11] has inputs in blue and formulas in black', () => {
    const colorOf = (name: string): string | undefined => cellOf(workbook, name).style?.font?.color?.rgb;
    expect(['growth', 'method', 'late'].map(colorOf)).toEqual(['0000FF', '0000FF', '0000FF']);
    expect(['sales', 'capital'].map(colorOf)).toEqual(['000000', '000000']);
  });
});

const dated = `
timeline 2 years
input rate: rate = 5%
value doubled: rate = 2 * rate
section "Dates"
input start: date = date(2026, 1, 31)
line month_end: date = edate(start, period)
section "Value"
input worth: per_share = 12 "Value per share"
value loss: per_share = -worth
check late note when start > date(2026, 1, 1) "From {start}."
check later note when month_end > date(2026, 3, 30) "It ends on {month_end}."
`;

describe('sections and days', () => {
  it('[MODEL-WORKBOOK-20] has the sections of the text, after what is in none', async () => {
    const { cells } = sheetOf(await workbookOf(evaluated(dated)), 'Model');
    const labels = Array.from({ length: 12 }, (_, row) => cells.get(`A${row + 5}`)?.value);
    expect(labels).toEqual([
      ...['Inputs', 'Rate', 'Calculation', 'Doubled', 'Dates', 'Start', 'Month end'],
      ...['Value', 'Value per share', 'Loss', undefined, undefined],
    ]);
  });

  it('[MODEL-WORKBOOK-21] has days as days, in its cells and in the messages of checks', async () => {
    const days = await workbookOf(evaluated(dated));
    expect(cellOf(days, 'start')).toMatchObject({ value: 46_053, style: { numFmt: 'yyyy-mm-dd' } });
    expect(cellOf(days, 'month_end', 1)).toMatchObject({
      formulaResult: 46_112,
      style: { numFmt: 'yyyy-mm-dd' },
    });
    const messagesShown = ['D3', 'D4'].map((at) => sheetOf(days, 'Checks').cells.get(at)?.formulaResult);
    expect(messagesShown).toEqual(['From 2026-01-31.', 'It ends on 2026-03-31.']);
    expect(sheetOf(days, 'Checks').cells.get('D3')?.formula).toContain('TEXT(MONTH(Model!$C$10),"00")');
    expect(textsOf(days, 'Model')).toContain('Date');
  });
});

describe('the summary', () => {
  const summary: Partial<WorkbookOptions> = {
    facts: [['Company', 'Example Instruments']],
    price: { of: 'worth', value: 10, label: 'Price on 2026-01-30' },
  };
  const rowsOf = ({ sheets }: ReadWorkbook, count: number): readonly (readonly unknown[])[] =>
    Array.from({ length: count }, (_, row) =>
      [...'ABC'].map((column) => {
        const cell = sheets[0]?.cells.get(`${column}${row + 5}`);
        return cell?.formula ?? cell?.value ?? null;
      }),
    );

  it('[MODEL-WORKBOOK-22] says what the model is, and has the value against a price that can be changed', async () => {
    const priced = await workbookOf(evaluated(dated), summary);
    expect(rowsOf(priced, 8)).toEqual([
      ['Summary', null, null],
      ['Company', null, 'Example Instruments'],
      ['Value per share', 'USD per share', 'C20'],
      ['Price on 2026-01-30', 'USD per share', 10],
      ['Upside', '%', 'IF(C7<0,NA(),C7/C8-1)'],
      ['Checks not passed', null, 'COUNTIF(Checks!$C$3:$C$4,"Tripped")'],
      ['Checks that need a value to run', null, 'COUNTIF(Checks!$C$3:$C$4,"Could not run")'],
      ['Inputs', null, null],
    ]);
    const cells = priced.sheets[0]?.cells;
    expect(cells?.get('C8')?.style?.font?.color?.rgb).toBe('0000FF');
    expect(cells?.get('C9')?.formulaResult).toBeCloseTo(0.2, 12);
    expect(cells?.get('C10')?.formulaResult).toBe(2);
    expect(priced.names.get('worth')).toBe('Model!C20');
  });

  it('[MODEL-WORKBOOK-22] has no upside for a negative value or none, and no summary without facts and price', async () => {
    const negative = await workbookOf(evaluated(dated), {
      price: { of: 'loss', value: 10, label: 'Price' },
    });
    const cell = negative.sheets[0]?.cells.get('C8');
    expect(cell?.formulaResult).toBe('#N/A');
    expect(cell?.comment?.text).toBe(messages.noUpside);
    const none = await workbookOf(evaluated('value worth: per_share = 1 / 0'), summary);
    expect(none.sheets[0]?.cells.get('C7')?.comment?.text).toContain('Division by zero');
    expect(none.sheets[0]?.cells.get('C9')).toMatchObject({
      formulaResult: '#N/A',
      comment: { text: none.sheets[0]?.cells.get('C7')?.comment?.text },
    });
    const bare = await workbookOf(evaluated(dated));
    expect(textsOf(bare, 'Model')).not.toContain('Summary');
    await expect(
      workbookOf(evaluated(dated), { price: { of: 'other', value: 1, label: 'Price' } }),
    ).rejects.toThrow('The model has no single figure other.');
  });
});

describe('colors and headings', () => {
  it('[MODEL-WORKBOOK-1] has the headings of figures above them, on the right', () => {
    const { cells } = sheetOf(workbook, 'Model');
    expect(['A3', 'C3', 'F3', 'F4'].map((at) => cells.get(at)?.style?.alignment?.horizontal)).toEqual([
      undefined,
      'right',
      'right',
      'right',
    ]);
  });
});

describe('what a reader needs', () => {
  const label = 'A label that is longer than the widest column of labels, on two lines';
  const history = evaluated(
    `timeline history 2 years, forecast 1 year\ninput past[history]: amount = 1 "${label}"\nline total: amount = 1 history past\nline rise: amount = total - total[-1] history total - total[-1]`,
  );

  it('[MODEL-WORKBOOK-53] has what a cash flow subtracts with its minus, in formulas that add it', async () => {
    const flows = evaluated(
      `timeline 2 years
input income[]: amount = 50
input price: amount = 6
line outlay: amount = 2 * price
line cash_flow: amount = income - outlay
line before: amount = cash_flow + outlay
line doubled: amount = 2 * outlay
value total: amount = sum(outlay)
value one: amount = first(outlay)
check much warning when outlay > 10 "Outlay of {outlay}."`,
    );
    const written = await workbookOf(flows, {
      negatedLines: new Set(['outlay', 'price', 'one']),
      tables: [
        {
          name: 'Beside',
          isSample: false,
          remarks: [],
          columns: [{ label: 'One', width: 10 }],
          rows: [
            { id: 'one', cells: [{ value: 12, kind: 'amount', formula: (_, inModel) => inModel('one') }] },
          ],
        },
      ],
    });
    const formulaOf = (name: string) => cellOf(written, name).formula;
    expect(cellOf(written, 'outlay')).toMatchObject({ formula: '-(2*$C$7)', formulaResult: -12 });
    expect(cellOf(written, 'price').value).toBe(6);
    expect(formulaOf('cash_flow')).toBe('D6+D9');
    expect(formulaOf('before')).toBe('D10-D9');
    expect(formulaOf('doubled')).toBe('2*-D9');
    expect(formulaOf('total')).toBe('SUM($D16:$E16)');
    expect(formulaOf('one')).toBe('D9');
    const { cells } = sheetOf(written, 'Model');
    expect(cells.get('A16')?.value).toBe('Outlay, opposite sign');
    expect(cells.get('D16')).toMatchObject({ formula: '-D9', formulaResult: 12 });
    expect(sheetOf(written, 'Beside').cells.get('A3')?.formula).toBe('(-Model!$C$14)');
    expect(sheetOf(written, 'Checks').cells.get('D3')?.formulaResult).toBe('Outlay of 12.');
  });

  it('[MODEL-WORKBOOK-54] says that money is written in full where it is shown in a scale', async () => {
    const model = evaluated('input cash: amount = 5000000');
    const unitsOf = async (scale: 'units' | 'thousands') => {
      const { cells } = sheetOf(await workbookOf(model, { money: { currency: 'USD', scale } }), 'Model');
      return [cells.get('B6')?.value, cells.get('C6')?.value];
    };
    expect(await unitsOf('thousands')).toEqual(['USD, shown in k', 5e6]);
    expect(await unitsOf('units')).toEqual(['USD', 5e6]);
  });

  it('[MODEL-WORKBOOK-26] numbers the forecast only, and repeats no periods as years', async () => {
    const { cells } = sheetOf(workbook, 'Model');
    expect(cells.get('D4')).toMatchObject({ value: -1, style: { numFmt: '0;;' } });
    expect(textsOf(workbook, 'Model')).toContain('Period');
    expect(textsOf(workbook, 'Model')).not.toContain('Year');
    const quarters = await workbookOf(evaluated('timeline 2 quarters\nline x = year'));
    expect(textsOf(quarters, 'Model')).toEqual(expect.arrayContaining(['Period', 'Year']));
  });

  it('[MODEL-WORKBOOK-51] has an empty cell for a figure of the past that no input can give, and NA() where it is read', async () => {
    const early = evaluated(
      [
        'timeline history 2 years, forecast 1 year',
        'input past[history]: amount = 2',
        'line total: amount = 1 history past',
        'line rise: amount = total - total[-1] history total - total[-1]',
        'line pace: rate = require(rise > 0, rise / total) history require(rise > 0, rise / total)',
        'line held: amount = 1 history if(past > 1, total[-1], 1)',
        'line jump: amount = total - total[-1] history total - total[-1]',
        'value most: amount = sum(jump)',
      ].join('\n'),
    );
    const { cells } = sheetOf(await workbookOf(early), 'Model');
    const shown = (column: string, row: number) => cells.get(`${column}${row}`);
    const rowOf = (label: string) =>
      Number([...cells].find(([, { value }]) => value === label)?.[0].slice(1));
    for (const label of ['Rise', 'Pace']) {
      const empty = shown('D', rowOf(label));
      expect([empty?.value ?? null, empty?.formula]).toEqual([null, undefined]);
      expect(empty?.comment?.text).not.toBe('');
      expect(shown('E', rowOf(label))?.formula).toBeDefined();
    }
    // A change of the past makes it a figure.
    expect(shown('D', rowOf('Held'))?.formula).toContain('NA()');
    // Excel takes an empty cell in a range for zero.
    expect(shown('D', rowOf('Jump'))?.formulaResult).toBe('#N/A');
  });

  it('[MODEL-WORKBOOK-52] has an empty cell for a figure that was not reported, with its reason, and NA() while it is read empty', async () => {
    const filed = evaluated(
      [
        'timeline history 2 years, forecast 1 year',
        'input reported[history]: amount',
        'input ranged[history]: amount',
        'line sales: amount = 1 history reported',
        'value most: amount = max(ranged)',
      ].join('\n'),
      { reported: [null, 5], ranged: [null, 4] },
    );
    const written = await workbookOf(filed);
    const { cells } = sheetOf(written, 'Model');
    const cellOf = (name: string, at: number) => {
      const range = written.names.get(name)?.replace('Model!', '') ?? '';
      return cells.get(cellsOf(range)[at] ?? '');
    };
    const empty = cellOf('reported', 0);
    expect([empty?.value ?? null, empty?.formula]).toEqual([null, undefined]);
    expect(empty?.comment?.text).toMatch(/\w/u);
    expect(cellOf('reported', 1)?.value).toBe(5);
    expect(cellOf('sales', 0)).toMatchObject({
      formula: expect.stringMatching(/^IF\(ISBLANK\((\w+)\),NA\(\),\1\)$/u) as string,
      formulaResult: '#N/A',
    });
    expect(cellOf('sales', 1)?.formula).toMatch(/^\w+$/u);
    // Excel takes an empty cell in a range for zero.
    expect(cellOf('ranged', 0)?.formulaResult).toBe('#N/A');
  });

  it('[MODEL-WORKBOOK-26] has missing figures of the past pale, and room for every line of a text', async () => {
    const { cells, formats, rows } = sheetOf(await workbookOf(history), 'Model');
    expect(formats).toMatchObject([{ range: 'D5:E9', formula: 'ISERROR(D5)' }]);
    expect(cells.get('A6')?.value).toBe(label);
    expect([5, 7].map((row) => rows.get(row)?.height)).toEqual([30, undefined]);
    const sources = sheetOf(workbook, 'Sources');
    expect(sources.cells.get('J9')?.value).toBe('Multiple');
    expect(sources.rows.get(8)?.height).toBeUndefined();
  });
});

describe('the other sheets', () => {
  it('[MODEL-WORKBOOK-12] lists the source of every figure of an input', async () => {
    const sourced = await workbookOf(evaluator, {
      notes: ['Prices as of January 30.'],
      sources: {
        past_sales: [
          { source: '10-K filed 2025-02-01', asOf: '2024-12-31' },
          { source: '10-K filed 2026-02-01', asOf: '2025-12-31' },
        ],
        growth: { reason: '3-yr CAGR' },
      },
    });
    const { cells } = sheetOf(sourced, 'Sources');
    const row = (number: number): readonly unknown[] =>
      [...'ABCDEFGH'].map((column) => cells.get(`${column}${number}`)?.value ?? '');
    expect(cells.get('A2')?.value).toBe('Prices as of January 30.');
    expect(row(3)).toEqual(messages.sourcesHeader.slice(0, 8));
    expect(row(5).filter((_, column) => column !== 2)).toEqual([
      'Past sales',
      'Base',
      'USD, shown in m',
      '',
      '10-K filed 2026-02-01',
      '2025-12-31',
      'E6',
    ]);
    expect(cells.get('C5')).toMatchObject({ formula: 'Model!E6', formulaResult: 110e6 });
    expect(cells.get('H5')?.hyperlink?.location).toBe('Model!E6');
    expect(row(8)[4]).toBe('3-yr CAGR');
    const figures = evaluator.model.inputs.map((input) => input.lastPeriod - input.firstPeriod + 1);
    const last = 3 + figures.reduce((sum, count) => sum + count, 0);
    expect(row(last)[0]).toBe('Late');
    expect(row(last + 1).join('')).toBe('');
  });

  it('[MODEL-WORKBOOK-13] has the condition, result and message of every check as formulas', () => {
    const { cells } = sheetOf(workbook, 'Checks');
    const results = [3, 4, 5].map((row) => cells.get(`C${row}`));
    expect(results.map((cell) => cell?.formulaResult)).toEqual(['Tripped', 'Passed', 'Could not run']);
    expect(cells.get('D3')?.formulaResult).toBe('Sales of 133100000 are more than 20 allows at 10%.');
    expect(cells.get('I3')?.formula).toBe('IF(H3=1,1,IF(Model!G12>130000000,1,0))');
    expect(cells.get('D5')?.formulaResult).toBe(messages.couldNotRunMessage);
    expect(results[2]?.comment?.text).toContain('could not be checked');
    expect([3, 5].map((row) => cells.get(`A${row}`)?.value)).toEqual([
      'Sales of … are more than … allows at …',
      'Never shown',
    ]);
    expect([3, 4, 5].map((row) => cells.get(`B${row}`)?.value)).toEqual(['Error', 'Note', 'Warning']);
  });

  it('[MODEL-WORKBOOK-13] says when there are no checks', async () => {
    const unchecked = await workbookOf(evaluated('input x: number = 1'));
    expect(textsOf(unchecked, 'Checks')).toContain(messages.noChecks);
  });
});

describe('the file', () => {
  it('[MODEL-WORKBOOK-14] marks sample data on every sheet and page', async () => {
    const sample = await workbookOf(evaluator, { isSample: true });
    const sheets = ['Model', 'Sources', 'Checks'];
    expect(sheets.map((sheet) => textsOf(sample, sheet).includes(messages.sample))).toEqual([
      true,
      true,
      true,
    ]);
    expect(sample.sheets.map(({ printedHeader }) => printedHeader)).toEqual(
      sheets.map(() => '&LA company&RSample data'),
    );
    expect(sheets.some((sheet) => textsOf(workbook, sheet).includes(messages.sample))).toBe(false);
  });

  it.each(['=1+1', '+1', '-1', '@name'])('[MODEL-WORKBOOK-15] keeps %s as a text', async (text) => {
    const risky = await workbookOf(evaluated(`input x: number = 1 "${text}"`), {
      title: text,
      notes: [text],
      sources: { x: { reason: text, source: text } },
    });
    const cells = risky.sheets.flatMap((sheet) => [...sheet.cells.values()]);
    const same = cells.filter(({ value }) => value === text);
    expect(same).toHaveLength(8);
    for (const cell of same) {
      expect(cell.formula).toBeUndefined();
      expect(cell.style?.numFmt).toBe('@');
    }
  });

  it('[MODEL-WORKBOOK-16] freezes and repeats the headings', () => {
    const [model, sources, checks] = workbook.sheets;
    expect(model?.frozen).toEqual({ rows: 4, columns: 3 });
    expect(sources?.frozen).toEqual({ rows: 2, columns: 1 });
    expect(checks?.frozen).toEqual({ rows: 2, columns: 1 });
    for (const sheet of workbook.sheets)
      expect(sheet.page).toMatchObject({ orientation: 'landscape', fitToWidth: 1, fitToHeight: 0 });
    expect(workbook.sheets.map(({ page }) => [page?.printTitlesRow, page?.printTitlesColumn])).toEqual([
      ['$3:$4', '$A:$C'],
      ['$2:$2', '$A:$A'],
      ['$2:$2', '$A:$A'],
    ]);
  });

  it.each([
    [
      'a number beyond Excel',
      'value y: number = 1e308',
      'The number 1e+308 is outside the range of numbers in Excel.',
    ],
    [
      'a formula that is too long',
      `input x: number = 1\nvalue y: number = ${Array.from({ length: 190 }, (_, at) => `x * 1.23456789012345 * 2.23456789012345 * ${at}.123456789`).join(' + ')}`,
      'characters, and Excel allows 8192',
    ],
    ['a text that is too long', `input x: number = 1 "${'x'.repeat(32_768)}"`, 'A text has 32768 characters'],
    [
      'a message that is too long',
      `input x: number = 1\ncheck c note when x > 0 "${'y'.repeat(8192)}"`,
      'A formula has 8',
    ],
    [
      'functions nested too deep',
      `input x: number = 1\nvalue y: number = ${'abs('.repeat(70)}x${')'.repeat(70)}`,
      'A formula has 70 levels of functions, and Excel allows 64: move a part of it to its own line.',
    ],
    [
      'figures that take too many rounds',
      'iterate a tolerance 0.000001 at most 1000 rounds\nvalue a = 1 + b\nvalue b = a * 0.99',
      'did not converge in 200 rounds',
    ],
    [
      'a total of a part within figures that depend on themselves',
      'timeline 2 years\niterate a tolerance 0.000001 at most 100 rounds\nvalue a: number = 1 + sum(b * b) / 9\nline b: number = a / 20',
      'move b * b to its own line',
    ],
  ])('[MODEL-WORKBOOK-17] refuses %s', async (_, model, reason) => {
    expect(await reasonOf(model)).toContain(reason);
  });

  it('[MODEL-WORKBOOK-16] prints as much of a long title as Excel takes', async () => {
    const long = await workbookOf(evaluator, { title: '&'.repeat(300) });
    expect(long.sheets[0]?.printedHeader).toBe(`&L${'&&'.repeat(99)}…&R`);
  });

  it('[MODEL-WORKBOOK-18] is the same for the same figures', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => createWorkbook(evaluator, options)));
    expect(first).toEqual(second);
    expect(first?.ok && (await readWorkbook(first.value)).sheets).toHaveLength(3);
  });
});

it('[MODEL-WORKBOOK-23] has a sheet for notes on figures, as texts, and none without notes', async () => {
  const text = '=Guidance of 8%,\nsee the call of May 2';
  const noted = await workbookOf(evaluator, {
    figureNotes: [{ figure: 'Growth 2027', text, day: '2026-11-20' }],
  });
  expect(textsOf(noted, messages.sheets.notes)).toEqual([
    options.title,
    ...messages.notesHeader,
    'Growth 2027',
    text,
    '2026-11-20',
  ]);
  expect(workbook.sheets.map(({ name }) => name)).not.toContain(messages.sheets.notes);
});

describe('quarters that roll up into years', () => {
  const rolled = evaluated(quarterSource, {
    reported: [90, 92, 94, 96, 98, 99, 100, 102],
    past_margin: [0.1, 0.15],
  });

  it('[MODEL-WORKBOOK-28] have columns of their own after the last quarter, with the figures of their quarters', async () => {
    const written = await workbookOf(rolled);
    const texts = textsOf(written, 'Model');
    expect(texts.indexOf('Quarter 12')).toBeLessThan(texts.indexOf('Base year'));
    expect(texts.indexOf('Base year')).toBeLessThan(texts.indexOf('Year 3'));
    expect(written.names.get('annual_revenue')).toBe('Model!X17:AB17');
    expect(sheetOf(written, 'Model').formats).toMatchObject([
      { formula: 'ISERROR(D6)' },
      { formula: 'ISERROR(X6)' },
    ]);
    const formulaOf = (name: string, after: number) => cellOf(written, name, after).formula;
    expect([0, 2].map((after) => formulaOf('annual_revenue', after))).toEqual([
      'SUM($D14:$G14)',
      'SUM($L14:$O14)',
    ]);
    expect(formulaOf('closing_debt', 0)).toBe('O20');
    expect(formulaOf('annual_growth', 1)).toBe('Y17/X17-1');
    expect([0, 8, 19].map((after) => formulaOf('income', after))).toEqual(['D14*X15', 'L14*Z15', 'W14*AB15']);
    expect(cellOf(written, 'worth').formula).toMatch(/^NPV\(0\.1,\$Z\d+:\$AB\d+\)$/);
  });

  it('[MODEL-WORKBOOK-28] have the headings that the caller gives, and none without yearly figures', async () => {
    const named = await workbookOf(rolled, { yearLabel: (year) => `FY${2026 + year}` });
    for (const sheet of ['Model', 'Sources', 'Checks']) expect(textsOf(named, sheet)).toContain('FY2027');
    const quarterly = await workbookOf(
      evaluated('timeline 4 quarters\ninput s[]: number = 1\nvalue a = sum(s)'),
    );
    expect(textsOf(quarterly, 'Model')).toContain('Quarter 4');
    expect(textsOf(quarterly, 'Model')).not.toContain('Year 1');
    const total = await workbookOf(
      evaluated('timeline 4 quarters\ninput s[]: number = 1\nvalue a = max(sum(quarters(s)))'),
    );
    expect(textsOf(total, 'Model')).toContain('Year 1');
  });
});
