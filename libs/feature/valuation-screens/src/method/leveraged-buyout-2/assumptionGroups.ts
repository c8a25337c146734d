import { amountField } from '../amountField.js';
import type { FigureAssumption } from '../AssumptionField.js';
import type { AssumptionGroup, ImpliedFigure } from '../AssumptionGroup.js';
import { bridgeFields } from '../cashFlowFields.js';
import { perShareField } from '../perShareField.js';
import { rateField } from '../rateField.js';

const multipleField = (input: string, label: string, maximum: number): FigureAssumption => ({
  input,
  label,
  control: 'figure',
  kind: 'multiple',
  precision: 1,
  step: 0.5,
  minimum: 0,
  maximum,
});

const byPremium = { input: 'offer_method', is: ['premium'] };
const multiple = { kind: 'multiple', precision: 1 } as const;
const rate = { kind: 'rate', precision: 1 } as const;
const amounts = (...figures: readonly (readonly [string, string])[]): readonly ImpliedFigure[] =>
  figures.map(([name, label]) => ({ name, label, format: { kind: 'amount' } }));

const tranche = (name: string, title: string, id: AssumptionGroup['id']): AssumptionGroup => ({
  id,
  title,
  fields: [
    {
      ...multipleField(`${name}_leverage`, 'Multiple of EBITDA', 20),
      fullLabel: `${title}, multiple of EBITDA`,
    },
    {
      ...rateField(`${name}_spread`, 'Spread over the risk-free rate', 0),
      fullLabel: `${title}, spread over the risk-free rate`,
    },
    {
      input: `${name}_interest_paid`,
      label: 'Interest paid',
      fullLabel: `${title}, interest paid`,
      control: 'choice',
      options: [
        { value: 'in_cash', label: 'In cash' },
        { value: 'in_kind', label: 'In kind (PIK)' },
      ],
    },
    {
      ...rateField(`${name}_amortization`, 'Annual repayment, share of the loan', 0),
      fullLabel: `${title}, annual repayment, share of the loan`,
    },
  ],
  implied: [{ name: `${name}_rate`, label: 'Interest rate', format: { kind: 'rate', precision: 2 } }],
});

/** The inputs beside the yearly drivers, in the order in which an analyst of a buyout reads them. */
export const assumptionGroups: readonly AssumptionGroup[] = [
  {
    id: 'cost-of-capital',
    title: 'Deal',
    fields: [
      rateField('required_return', 'Required return', 0),
      {
        input: 'offer_method',
        label: 'Offer',
        control: 'choice',
        options: [
          { value: 'premium', label: 'Premium' },
          { value: 'given', label: 'One price' },
        ],
      },
      perShareField('market_price', 'Market price per share', byPremium),
      {
        input: 'offer_premium',
        label: 'Premium over the market price',
        control: 'figure',
        kind: 'rate',
        precision: 1,
        minimum: -1,
        maximum: 10,
        when: byPremium,
      },
      perShareField('given_offer_price', 'Offer per share', { input: 'offer_method', is: ['given'] }),
      rateField('transaction_fee_rate', 'Transaction fees, of enterprise value', 0),
      rateField('financing_fee_rate', 'Financing fees, of the debt borrowed', 0),
      amountField('minimum_cash', 'Minimum cash', 0),
      rateField('management_options', 'Management options, of the gain', 0),
    ],
    implied: [
      { name: 'entry_multiple', label: 'EV/EBITDA at the offer', format: multiple },
      { name: 'sponsor_share', label: 'Sponsor equity, of sources', format: rate },
      {
        name: 'final_multiple_of_money',
        label: 'Multiple of money at the offer',
        format: { kind: 'multiple', precision: 2 },
      },
      { name: 'final_annual_return', label: 'IRR at the offer', format: rate },
    ],
  },
  {
    id: 'cost-of-capital',
    title: 'Financing',
    fields: [
      rateField('risk_free_rate', 'Risk-free rate', -0.1),
      rateField('cash_sweep', 'Cash sweep, of excess cash', 0),
      rateField('interest_limit', 'Deductible interest, of EBITDA', 0),
    ],
  },
  tranche('senior', 'Senior debt', 'cost-of-capital'),
  tranche('subordinated', 'Subordinated debt', 'cost-of-capital'),
  tranche('mezzanine', 'Mezzanine debt', 'terminal'),
  {
    id: 'terminal',
    title: 'Exit',
    fields: [multipleField('exit_multiple', 'Exit multiple of EBITDA', 1000)],
    implied: [
      { name: 'entry_multiple_at_value', label: 'EV/EBITDA at the required return', format: multiple },
    ],
  },
  {
    id: 'terminal',
    title: 'Sources and uses at the offer',
    fields: [],
    implied: amounts(
      ['senior_borrowed', 'Senior debt'],
      ['subordinated_borrowed', 'Subordinated debt'],
      ['mezzanine_borrowed', 'Mezzanine debt'],
      ['sponsor_equity', 'Sponsor equity'],
      ['total_sources', 'Sources'],
      ['offer_equity', 'Equity bought'],
      ['net_claims', 'Net debt and other claims'],
      ['transaction_fees', 'Transaction fees'],
      ['financing_fees', 'Financing fees'],
      ['minimum_cash', 'Minimum cash'],
      ['total_uses', 'Uses'],
    ),
  },
  {
    id: 'terminal',
    title: 'Gain of the sponsor at the offer',
    fields: [],
    implied: amounts(
      ['gain_from_growth', 'EBITDA growth'],
      ['gain_from_multiple', 'Change in multiple'],
      ['gain_from_debt_paydown', 'Lower net debt'],
      ['gain_to_fees', 'Fees'],
      ['gain_to_management', 'Management options'],
      ['gain', 'Gain'],
    ),
  },
  {
    id: 'bridge',
    title: 'Bridge and shares',
    fields: bridgeFields(
      amountField('pension_deficit', 'Unfunded pensions, before tax'),
      rateField('interest_tax_rate', 'Tax rate on unfunded pensions', 0),
    ),
  },
  {
    id: 'bridge',
    title: 'Dates and base period',
    fields: [
      { input: 'valuation_date', label: 'Deal date', control: 'date' },
      { input: 'balance_date', label: 'Balance sheet date', control: 'date' },
      { input: 'first_year_end', label: 'End of the first forecast year', control: 'date' },
      amountField('base_revenue', 'Revenue, trailing twelve months', 0),
      amountField('base_ebitda', 'EBITDA, trailing twelve months'),
      amountField('base_working_capital', 'Operating working capital'),
      amountField('base_fixed_assets', 'Net fixed assets', 0),
      amountField('base_goodwill_and_intangibles', 'Goodwill and acquired intangibles', 0),
      amountField('base_loss_carry_forward', 'Loss carry-forward', 0),
      rateField('loss_use_limit', 'Share of income that losses can offset', 0),
    ],
  },
];
