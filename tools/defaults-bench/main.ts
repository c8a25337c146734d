import { benchFilers, benchSampleCompanies } from './benchCompanies.ts';
import { headings, valueOfDefaults, type DefaultsRow } from './valueOfDefaults.ts';

/**
 * `npm run bench -- defaults [FOLDER]`: what the defaults say of thirty sample companies, and of the company facts
 * documents in a folder. A table for an analyst to read; fails on a default that no analyst would defend.
 */
const [folder] = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);
const assumed = (value: number, label: string) => ({ value, label, source: 'bench', asOf: null });
const parameters = {
  riskFreeRate: assumed(0.0425, 'Risk-free rate, assumed'),
  equityRiskPremium: assumed(0.045, 'Equity risk premium, assumed'),
  beta: { ...assumed(1, 'Beta, assumed'), source: 'configuration' },
  costOfDebt: assumed(0.0575, 'Cost of debt, assumed'),
};

const companies = [
  ...benchSampleCompanies(),
  ...(folder === undefined ? [] : await benchFilers(folder, today)),
];
const rows = companies.map((company) => valueOfDefaults(company, parameters));
const widths = headings.map((heading, column) =>
  Math.max(heading.length, ...rows.map(({ cells }) => (cells[column] ?? '').length)),
);
const print = (cells: readonly string[]): void =>
  console.log(
    cells
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );

print(headings);
for (const { cells, remarks, faults } of rows) {
  print(cells);
  for (const remark of remarks) console.log(`    ${remark}`);
  for (const fault of faults) console.log(`    FAULT: ${fault}`);
}
const count = (has: (row: DefaultsRow) => boolean): number => rows.filter(has).length;
const faulty = count(({ faults }) => faults.length > 0);
console.log(`${rows.length} companies, ${faulty} with a fault.`);
if (faulty > 0) process.exitCode = 1;
