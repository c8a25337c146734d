import { amountField } from '../amountField.js';
import type { AssumptionField } from '../AssumptionField.js';
import type { AssumptionGroup } from '../AssumptionGroup.js';
import { builtUp } from '../cashFlowFields.js';
import { assumptionGroups as groupsOfVersion3 } from '../free-cash-flow-3/assumptionGroups.js';
import { perShareField } from '../perShareField.js';

const debtWeightAt: AssumptionField = {
  input: 'debt_weight_at',
  label: 'Debt share at',
  control: 'choice',
  options: [
    { value: 'market_price', label: 'Market price' },
    { value: 'own_value', label: 'Model value' },
  ],
  when: builtUp,
};

const ronicYears: AssumptionField = {
  input: 'ronic_years',
  label: 'Years until RONIC is WACC',
  control: 'figure',
  kind: 'number',
  precision: 0,
  minimum: 0,
  when: { input: 'ronic_method', is: ['fading'] },
};

const byIncome = { input: 'minority_method', is: ['multiple'] };

/** Minority interest by its book value or its income, in place of the one field of version 3. */
const minorityFields = (book: AssumptionField): readonly AssumptionField[] => [
  {
    input: 'minority_method',
    label: 'Minority interest by',
    control: 'choice',
    options: [
      { value: 'book', label: 'Book value' },
      { value: 'multiple', label: 'P/E' },
    ],
  },
  { ...book, when: { input: 'minority_method', is: ['book'] } },
  {
    ...amountField('minority_income', 'Income of minority interest'),
    isZeroOpen: true,
    when: byIncome,
    check: 'minority_at_book',
  },
  {
    input: 'minority_multiple',
    label: 'P/E of minority interest',
    control: 'figure',
    kind: 'multiple',
    precision: 1,
    step: 0.5,
    minimum: 0,
    maximum: 1000,
    isZeroOpen: true,
    when: byIncome,
  },
];

const convertibleFields: readonly AssumptionField[] = [
  { ...amountField('convertible_debt', 'Convertible, within debt', 0), check: 'convertible_counted_twice' },
  perShareField('conversion_price', 'Conversion price'),
];

const withRonicYears = (field: AssumptionField): readonly AssumptionField[] => {
  if (field.input === 'given_ronic') return [field, ronicYears];
  return field.input === 'ronic_method' && field.control === 'choice'
    ? [{ ...field, options: [...field.options, { value: 'fading', label: 'Fades to WACC' }] }]
    : [field];
};

/** The inputs beside the yearly drivers: those of version 3, returns that fade, the debt share at the model’s value, minorities by their income, and convertible debt. */
export const assumptionGroups: readonly AssumptionGroup[] = groupsOfVersion3.map((group) => {
  const { id, fields } = group;
  if (id === 'cost-of-capital')
    return {
      ...group,
      fields: fields.flatMap((field) =>
        field.input === 'debt_weight' ? [debtWeightAt, { ...field, check: 'debt_weight_differs' }] : [field],
      ),
    };
  if (id === 'terminal') return { ...group, fields: fields.flatMap(withRonicYears) };
  if (id !== 'bridge') return group;
  return {
    ...group,
    fields: [
      ...fields.flatMap((field) => (field.input === 'minority_interest' ? minorityFields(field) : [field])),
      ...convertibleFields,
    ],
  };
});
