import { amountField } from '../amountField.js';
import type { AssumptionGroup } from '../AssumptionGroup.js';
import { bridgeFields, builtUp, capitalFields, discountingField, exitFields } from '../cashFlowFields.js';
import { rateField } from '../rateField.js';

const byGrowth = { input: 'terminal_method', is: ['value_driver', 'perpetual_growth'] };
const byValueDriver = { input: 'terminal_method', is: ['value_driver'] };

/** The inputs beside the yearly drivers, in the order in which an analyst reads them. */
export const assumptionGroups: readonly AssumptionGroup[] = [
  {
    id: 'cost-of-capital',
    title: 'Cost of capital',
    fields: [
      ...capitalFields([rateField('country_risk_premium', 'Country risk premium', 0, builtUp)]),
      // Also the relief on unfunded pensions, whatever the cost of capital is from.
      rateField('interest_tax_rate', 'Tax rate on interest', 0),
      rateField('debt_weight', 'Debt share of capital', 0, builtUp),
    ],
  },
  {
    id: 'terminal',
    title: 'Terminal value and timing',
    fields: [
      {
        input: 'terminal_method',
        label: 'Terminal value',
        control: 'choice',
        options: [
          { value: 'value_driver', label: 'Value driver' },
          { value: 'perpetual_growth', label: 'Growth' },
          { value: 'market_multiple', label: 'Exit multiple' },
        ],
      },
      rateField('terminal_growth', 'Terminal growth', -1, byGrowth),
      {
        input: 'ronic_method',
        label: 'Return on new capital',
        control: 'choice',
        options: [
          { value: 'cost_of_capital', label: 'WACC' },
          { value: 'given', label: 'One number' },
        ],
        when: byValueDriver,
      },
      rateField('given_ronic', 'RONIC, as one number', 0, { input: 'ronic_method', is: ['given'] }),
      rateField('terminal_tax_rate', 'Tax rate after the forecast', 0, byValueDriver),
      ...exitFields('EBITA'),
      {
        input: 'terminal_wacc_method',
        label: 'WACC after the forecast',
        control: 'choice',
        options: [
          { value: 'same', label: 'Same' },
          { value: 'given', label: 'One number' },
        ],
        when: byGrowth,
      },
      rateField('given_terminal_wacc', 'WACC after the forecast, as one number', 0, {
        input: 'terminal_wacc_method',
        is: ['given'],
      }),
      discountingField,
    ],
    implied: [
      { name: 'implied_ebitda_multiple', label: 'EV/EBITDA', format: { kind: 'multiple', precision: 1 } },
      { name: 'implied_nopat_multiple', label: 'EV/NOPAT', format: { kind: 'multiple', precision: 1 } },
      { name: 'implied_price_earnings', label: 'Forward P/E', format: { kind: 'multiple', precision: 1 } },
      {
        name: 'implied_terminal_growth',
        label: 'Growth of the final cash flow',
        format: { kind: 'rate', precision: 2 },
      },
      { name: 'implied_ronic', label: 'Return on new capital', format: { kind: 'rate', precision: 1 } },
    ],
  },
  {
    id: 'bridge',
    title: 'From enterprise to equity',
    fields: bridgeFields(amountField('pension_deficit', 'Unfunded pensions, before tax')),
  },
  {
    id: 'base',
    title: 'Dates and base period',
    fields: [
      { input: 'valuation_date', label: 'Valuation date', control: 'date' },
      { input: 'balance_date', label: 'Balance sheet date', control: 'date' },
      { input: 'first_year_end', label: 'End of the first forecast year', control: 'date' },
      amountField('base_revenue', 'Revenue, trailing twelve months', 0),
      amountField('base_working_capital', 'Operating working capital'),
      amountField('base_fixed_assets', 'Net fixed assets', 0),
      amountField('base_goodwill_and_intangibles', 'Goodwill and acquired intangibles', 0),
      amountField('base_loss_carry_forward', 'Loss carry-forward', 0),
      rateField('loss_use_limit', 'Share of income that losses can offset', 0),
    ],
  },
];
