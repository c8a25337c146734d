import { amountField } from '../amountField.js';
import type { AssumptionGroup } from '../AssumptionGroup.js';
import { bridgeFields } from '../cashFlowFields.js';
import { rateField } from '../rateField.js';

const perShare = { kind: 'per-share', precision: 2 } as const;

/** The inputs beside the yearly drivers, in the order in which an analyst reads them. */
export const assumptionGroups: readonly AssumptionGroup[] = [
  {
    id: 'cost-of-capital',
    title: 'Value by',
    fields: [
      {
        input: 'value_by',
        label: 'Method',
        control: 'choice',
        options: [
          { value: 'multiple', label: 'P/FFO' },
          { value: 'net_asset_value', label: 'Net asset value' },
        ],
      },
      {
        input: 'ffo_multiple',
        label: 'P/FFO',
        control: 'figure',
        kind: 'multiple',
        precision: 1,
        step: 0.5,
        minimum: 0,
        maximum: 1000,
        isZeroOpen: true,
      },
    ],
    implied: [
      { name: 'base_ffo_per_share', label: 'FFO per share', format: perShare },
      { name: 'per_share_by_multiple', label: 'Value per share by P/FFO', format: perShare },
      { name: 'net_assets_per_share', label: 'Net asset value per share', format: perShare },
    ],
  },
  {
    id: 'terminal',
    title: 'Net asset value',
    fields: [
      { ...amountField('net_operating_income', 'Net operating income'), isZeroOpen: true },
      { ...rateField('cap_rate', 'Capitalization rate', 0), isZeroOpen: true },
    ],
    implied: [
      {
        name: 'property_value',
        label: 'Value of the properties',
        format: { kind: 'amount', precision: 0 },
      },
    ],
  },
  {
    id: 'bridge',
    title: 'Claims and shares',
    fields: bridgeFields(amountField('pension_claim', 'Unfunded pensions')),
  },
  {
    id: 'base',
    title: 'Dates and FFO of the base period',
    fields: [
      { input: 'valuation_date', label: 'Valuation date', control: 'date' },
      { input: 'balance_date', label: 'Balance sheet date', control: 'date' },
      { input: 'first_year_end', label: 'End of the first forecast year', control: 'date' },
      amountField('base_net_income', 'Net income'),
      amountField('base_depreciation', 'Depreciation and amortization', 0),
      amountField('base_property_gains', 'Gains on property'),
      amountField('base_property_impairment', 'Impairment of property'),
    ],
    implied: [{ name: 'base_ffo', label: 'FFO', format: { kind: 'amount', precision: 0 } }],
  },
];
