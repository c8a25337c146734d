import { otherMethods } from '@finance-analyst/valuation';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  expect(within(table).getAllByRole('row')).toHaveLength(5);
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
  const drawer = screen.getByRole('dialog', { name: 'Value per share without growth' });
  for (const figure of [
    'Earnings power value',
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
  expect(drawer.textContent).toContain(messages.carried(true));
  expect(drawer.textContent).toContain(messages.years);
  expect(drawer.textContent).toContain('Cost of equity of the model');
});

it('[VALUATION-SCREENS-624] says why a method has no value', () => {
  render(<OtherMethodsTable valuation={exampleValuation2()} />);
  open();
  expect(
    within(rowOf(messages.names.residualIncome)).getByText(/equity above zero at its start/),
  ).toBeTruthy();
});

it('[VALUATION-SCREENS-624] shows nothing for a bank', () => {
  render(<OtherMethodsTable valuation={exampleBankValuation()} />);
  expect(screen.queryByRole('button')).toBeNull();
});
