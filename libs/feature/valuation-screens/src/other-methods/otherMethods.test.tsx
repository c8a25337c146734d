import { otherMethods } from '@finance-analyst/valuation';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MethodsPanel } from '../comparables/MethodsPanel.js';
import { exampleBankValuation } from '../testing/exampleBank.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { messages } from './messages.js';
import { OtherMethodsTable } from './OtherMethodsTable.js';

const open = () => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(messages.title) }));
};
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

it('[VALUATION-SCREENS-624] shows the value by each other method and what it rests on', () => {
  render(<OtherMethodsTable valuation={exampleValuation2()} />);
  open();
  const table = screen.getByRole('table', { name: messages.title });
  // The filings of the example have neither dividends nor equity.
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([messages.names.freeCashFlowToEquity, messages.names.earningsPower]);
  const answer = otherMethods(exampleValuation2()).find(
    ({ method }) => method === 'freeCashFlowToEquity',
  )?.answer;
  const middle = answer?.ok ? answer.value.middle : Number.NaN;
  const cash = within(rowOf(messages.names.freeCashFlowToEquity));
  expect(cash.getAllByRole('cell')[0]?.textContent).toContain(`: ${middle.toFixed(2)}`);
  expect(cash.getByText(messages.bases.freeCashFlowToEquity)).toBeTruthy();
});

it('[VALUATION-SCREENS-624] explains a value down to the filings', () => {
  render(<OtherMethodsTable valuation={exampleValuation2()} />);
  open();
  fireEvent.click(within(rowOf(messages.names.earningsPower)).getByRole('button', { name: /^Explain/ }));
  const drawer = screen.getByRole('dialog', { name: 'Value per share, earnings power' });
  expect(drawer.textContent).toContain(
    '(earnings power value at the balance date × (1 + cost of capital (WACC)) ^ years carried forward + ',
  );
  expect(drawer.textContent).toContain('Cost of capital of the model');
  for (const figure of [
    'Normalized earnings',
    'Normalized NOPAT',
    'Normalized operating income',
    'Operating margin through the cycle',
  ])
    fireEvent.click(within(drawer).getByRole('button', { name: new RegExp(`^${figure}`), expanded: false }));
  expect(drawer.textContent).toContain('-yr median; EBITA margin');
  expect(drawer.textContent).toContain('Operating income, FY2025');
});

it('[VALUATION-SCREENS-624] says that a value at the balance date is carried forward', () => {
  render(<OtherMethodsTable valuation={exampleValuation2()} />);
  open();
  fireEvent.click(
    within(rowOf(messages.names.freeCashFlowToEquity)).getByRole('button', { name: /^Explain/ }),
  );
  const drawer = screen.getByRole('dialog', { name: 'Value per share, free cash flow to equity' });
  expect(drawer.textContent).toContain(
    '(equity value of operations at the balance date × (1 + cost of equity) ^ years carried forward + ',
  );
  expect(drawer.textContent).toContain(messages.years);
  expect(drawer.textContent).toContain('Cost of equity of the model');
});

it('[VALUATION-SCREENS-631] says the lowest and the highest value per share before it is opened', () => {
  const valuation = exampleValuation2();
  const known = otherMethods(valuation).flatMap(({ answer }) => (answer.ok ? [answer.value] : []));
  const low = Math.min(...known.map((each) => each.low)).toFixed(2);
  const high = Math.max(...known.map((each) => each.high)).toFixed(2);
  render(<OtherMethodsTable valuation={valuation} />);
  expect(screen.getByText(`${low} to ${high} per share, rate ±0.5 pp`)).toBeTruthy();
});

it('[VALUATION-SCREENS-631] says once why a method has no value, where it is seen without opening', () => {
  render(<MethodsPanel valuation={exampleValuation2()} />);
  const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(reasons.filter((each) => each.includes('equity above zero at its start'))).toHaveLength(1);
  open();
  const table = within(screen.getByRole('table', { name: messages.title }));
  expect(table.queryByText(/equity above zero at its start/u)).toBeNull();
  expect(table.queryByText(messages.names.residualIncome)).toBeNull();
});

it('[VALUATION-SCREENS-624] shows nothing for a bank', () => {
  render(<OtherMethodsTable valuation={exampleBankValuation()} />);
  expect(screen.queryByRole('button')).toBeNull();
});
