import type { RowKind } from '@finance-analyst/portfolio';

/** What an action of Schwab's history is; `refused` with the reason. */
export type SchwabAction =
  { readonly kind: RowKind | 'cash' | 'shares' | 'split' } | { readonly refused: string };

const actionsOf: Readonly<Partial<Record<RowKind | 'cash' | 'shares' | 'split', readonly string[]>>> = {
  buy: ['Buy', 'Reinvest Shares', 'Buy to Open'],
  sell: ['Sell', 'Sell to Close'],
  short: ['Sell Short', 'Sell to Open'],
  cover: ['Buy to Cover', 'Buy to Close'],
  dividend: [
    'Cash Dividend',
    'Qualified Dividend',
    'Non-Qualified Div',
    'Special Dividend',
    'Special Qual Div',
    'Special Non Qual Div',
    'Pr Yr Cash Div',
    'Pr Yr Non Qual Div',
    'Pr Yr Special Div',
    'Reinvest Dividend',
    'Qual Div Reinvest',
    'Pr Yr Div Reinvest',
    'Non-Qual Div Reinvest',
    'Long Term Cap Gain',
    'Short Term Cap Gain',
    'Long Term Cap Gain Reinvest',
    'Short Term Cap Gain Reinvest',
    'Div Adjustment',
  ],
  interest: ['Credit Interest', 'Bank Interest', 'Bond Interest', 'Margin Interest', 'CD Interest'],
  fee: ['ADR Mgmt Fee', 'Service Fee', 'Advisor Fee', 'Foreign Stock Fee', 'Misc Fee'],
  tax: ['Foreign Tax Paid', 'NRA Withholding', 'NRA Tax Adj', 'Backup Withholding'],
  'return-of-capital': ['Return Of Capital'],
  cash: [
    'MoneyLink Transfer',
    'MoneyLink Deposit',
    'Wire Sent',
    'Wire Received',
    'Wire Funds',
    'Wire Funds Received',
    'Funds Received',
    'Funds Paid',
    'Journal',
    'Internal Transfer',
    'Promotional Award',
    'Misc Cash Entry',
    'Visa Purchase',
    'ATM Withdrawal',
    'Schwab ATM Rebate',
  ],
  shares: ['Journaled Shares', 'Security Transfer'],
  split: ['Stock Split', 'Stock Div Dist'],
};

const severalLines = 'a corporate action whose ratio and cost the file does not give.';
const refusedActions = [
  'Reverse Split',
  'Spin-off',
  'Stock Merger',
  'Cash Merger',
  'Cash/Stock Merger',
  'Name Change',
  'Conversion',
  'Cash In Lieu',
  'Expired',
  'Assigned',
  'Exchange or Exercise',
];

const actions: ReadonlyMap<string, SchwabAction> = new Map<string, SchwabAction>([
  ...Object.entries(actionsOf).flatMap(([kind, names]) =>
    names.map((name) => [name, { kind: kind as keyof typeof actionsOf }] as const),
  ),
  ...refusedActions.map((name) => [name, { refused: `${name} is ${severalLines}` }] as const),
]);

export const schwabAction = (name: string): SchwabAction =>
  actions.get(name) ?? { refused: `Unknown action: ${name}.` };
