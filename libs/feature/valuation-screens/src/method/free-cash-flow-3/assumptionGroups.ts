import type { AssumptionField } from '../AssumptionField.js';
import type { AssumptionGroup } from '../AssumptionGroup.js';
import { betaField, builtUp, sharesField } from '../cashFlowFields.js';
import { assumptionGroups as groupsOfVersion2 } from '../free-cash-flow-2/assumptionGroups.js';
import { perShareField } from '../perShareField.js';
import { rateField } from '../rateField.js';

/** Beta of the company or of its peers, in place of the one field of version 2. */
const betaFields: readonly AssumptionField[] = [
  rateField('specific_premium', 'Size and company premium', 0, builtUp),
  {
    input: 'beta_method',
    label: 'Beta from',
    control: 'choice',
    options: [
      { value: 'given', label: 'Company' },
      { value: 'peers', label: 'Peers' },
    ],
    when: builtUp,
  },
  betaField({ input: 'beta_method', is: ['given'] }),
  betaField({ input: 'beta_method', is: ['peers'] }, 'peer_beta', 'Unlevered beta of peers'),
];

const optionFields: readonly AssumptionField[] = [
  sharesField('options_outstanding', 'Options outstanding', 0),
  perShareField('exercise_price', 'Average exercise price'),
];

/** The inputs beside the yearly drivers: those of version 2, the beta of peers, the further premium and the options. */
export const assumptionGroups: readonly AssumptionGroup[] = groupsOfVersion2.map((group) => {
  if (group.id === 'cost-of-capital')
    return {
      ...group,
      fields: group.fields.flatMap((field) => (field.input === 'beta' ? betaFields : [field])),
      implied: [
        { name: 'beta_used', label: 'Beta in use', format: { kind: 'number', precision: 2 } },
        { name: 'cost_of_equity', label: 'Cost of equity', format: { kind: 'rate', precision: 2 } },
      ],
    };
  if (group.id !== 'bridge') return group;
  const fields = group.fields.map((field) =>
    field.input === 'dilutive_shares' ? { ...field, check: 'options_counted_twice' } : field,
  );
  return { ...group, fields: [...fields, ...optionFields] };
});
