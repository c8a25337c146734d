import { expect, it } from 'vitest';
import { emptyBody, importInto, planOf } from '../testing/importText.js';
import type { ClosingDifference, ImportPlan } from './ImportPlan.js';

const flexOf = (...elements: readonly string[]): string =>
  [
    '<FlexQueryResponse><FlexStatements count="1"><FlexStatement accountId="U1">',
    '<CashReportCurrency currency="EUR" fromDate="20240501" toDate="20240531" startingCash="10" endingCash="60.5"/>',
    '<CashReportCurrency currency="USD" fromDate="20240501" toDate="20240531" startingCash="100" endingCash="95.25"/>',
    '<CashTransaction currency="EUR" dateTime="20240503" amount="50.5" type="Deposits/Withdrawals"/>',
    ...elements,
    '</FlexStatement></FlexStatements></FlexQueryResponse>',
  ].join('\n');
const fee = '<CashTransaction currency="USD" dateTime="20240503" amount="-5" type="Other Fees"/>';
const differences = ({ closing }: ImportPlan) =>
  closing?.differences.map(({ currency, instrument, before, unexplained }: ClosingDifference) => [
    instrument?.symbol ?? currency,
    before,
    unexplained,
  ]);

it('[IMPORT-PIPELINE-51] explains a difference of cash by what the file states of its beginning', () => {
  const plan = planOf(emptyBody, flexOf(fee));
  expect(plan.closing?.from).toBe('2024-05-01');
  expect(differences(plan)).toEqual([
    ['EUR', '10', '0'],
    ['USD', '100', '0.25'],
  ]);
});

it('[IMPORT-PIPELINE-51] counts what the portfolio has from before the file', () => {
  const earlier = [
    '<FlexQueryResponse><FlexStatements count="1"><FlexStatement accountId="U1">',
    '<CashTransaction currency="EUR" dateTime="20240430" amount="10" type="Deposits/Withdrawals"/>',
    '<CashTransaction currency="USD" dateTime="20240430" amount="99" type="Deposits/Withdrawals"/>',
    '</FlexStatement></FlexStatements></FlexQueryResponse>',
  ].join('\n');
  expect(differences(planOf(importInto(emptyBody, earlier), flexOf(fee)))).toEqual([['USD', '1', '0.25']]);
});

it('[IMPORT-PIPELINE-51] explains what the close holds more by an opening position, and nothing that it holds less', () => {
  const position = (symbol: string, quantity: number): string =>
    `<OpenPosition symbol="${symbol}" currency="USD" reportDate="20240531" position="${quantity}"/>`;
  const buy =
    '<Trade currency="USD" assetCategory="STK" symbol="BETA" tradeDate="20240502" quantity="5" tradePrice="1" proceeds="-5" ibCommission="0" buySell="BUY"/>';
  const own = differences(
    planOf(emptyBody, flexOf(buy, position('ACME', 7), position('BETA', 4), position('PUT', -2))),
  );
  expect(own?.filter(([name]) => name !== 'EUR' && name !== 'USD')).toEqual([
    ['ACME', '7', '0'],
    ['BETA', '0', '-1'],
    ['PUT', '-2', '0'],
  ]);
});
