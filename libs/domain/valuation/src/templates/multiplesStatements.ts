// What the models by multiples of peers and of transactions have in common, in the model language.

/** How many peers or transactions a model has room for. */
const slots = Array.from({ length: 12 }, (_, index) => index + 1);

/** Below this many multiples, none can be outside the fences. */
const fewestForFences = 4;
/** Interquartile ranges from the quartiles to the fences. */
const fenceReach = 1.5;
/** Fewer say little about a market. */
const fewestForStatistics = 3;

const multiples = [
  { name: 'ev_ebitda', label: 'EV/EBITDA', of: 'ev', metric: 'ebitda' },
  { name: 'ev_ebit', label: 'EV/EBIT', of: 'ev', metric: 'ebit' },
  { name: 'ev_revenue', label: 'EV/Revenue', of: 'ev', metric: 'revenue' },
  { name: 'pe', label: 'P/E', of: 'equity', metric: 'net_income' },
  { name: 'pb', label: 'P/B', of: 'equity', metric: 'book_value' },
] as const;
type Multiple = (typeof multiples)[number];

const metrics = [
  { name: 'ebitda', label: 'EBITDA', inLabel: 'EBITDA' },
  { name: 'ebit', label: 'EBIT', inLabel: 'EBIT' },
  { name: 'revenue', label: 'Revenue', inLabel: 'revenue' },
  { name: 'net_income', label: 'Net income', inLabel: 'net income' },
  { name: 'book_value', label: 'Book value', inLabel: 'book value' },
] as const;

const statistics = [
  { name: 'low_quartile', label: 'low quartile' },
  { name: 'median', label: 'median' },
  { name: 'mean', label: 'mean' },
  { name: 'harmonic_mean', label: 'harmonic mean' },
  { name: 'high_quartile', label: 'high quartile' },
] as const;

/** What a company is compared with. */
export interface ComparedSlot {
  /** The start of its names, such as `peer`. */
  readonly name: string;
  /** The start of its labels, such as “Peer”. */
  readonly label: string;
  /** What its equity value is of. */
  readonly equityValue: string;
  /** Further statements of a slot, one to a line. */
  readonly statements?: (slot: number) => string;
  /** The condition on which its multiples count. */
  readonly counts: (slot: number) => string;
}

/** Arguments of a function, one for each slot. */
export const listed = (write: (slot: number) => string): string => slots.map(write).join(', ');
const eachMultiple = (write: (multiple: Multiple) => string): string => multiples.map(write).join(', ');
const weightOf = ({ name }: Multiple): string => `weight_of_${name}`;

/** The figures of each peer or transaction. 0 is a figure that is not known. */
export const slotStatements = ({ name, label, equityValue, statements }: ComparedSlot): string =>
  slots
    .map(
      (slot) => `
section "${label} ${slot}"
input ${name}_${slot}_ev: amount = 0 "${label} ${slot}, enterprise value"
input ${name}_${slot}_equity: amount = 0 "${label} ${slot}, ${equityValue}"
${metrics.map((metric) => `input ${name}_${slot}_${metric.name}: amount = 0 "${label} ${slot}, ${metric.inLabel}"`).join('\n')}
input ${name}_${slot}_left_out: flag = 0 "${label} ${slot}, left out"
${statements?.(slot) ?? ''}`,
    )
    .join('');

/**
 * A multiple of 0 is none. As all others are above 0, those that are none lie lowest, and quantiles begin above them. One
 * more 0 than slots makes positions exact: a quarter of a whole number, divided by 12 and multiplied by 12, is itself in
 * binary arithmetic; with 11 it is not always.
 */
const quantileOf = (name: string, count: string, share: string): string =>
  `require(${count} > 0, quantile(${listed((slot) => `${name}_${slot}`)}, 0, (${slots.length + 1} - ${count} + ${share} * (${count} - 1)) / ${slots.length}))`;

const multipleStatements = (
  { name: slotName, label: slotLabel, counts }: ComparedSlot,
  { name, label, of, metric }: Multiple,
): string => {
  const counted = `${name}_in`;
  const [found, count] = [`${name}_found`, `${name}_count`];
  const quartile = (share: string): string => quantileOf(name, found, share);
  const statistic = (share: string): string => quantileOf(counted, count, share);
  return `
section "${label}"
${slots.map((slot) => `value ${name}_${slot}: multiple = if(and(${counts(slot)}, ${slotName}_${slot}_${of} > 0, ${slotName}_${slot}_${metric} > 0), ${slotName}_${slot}_${of} / ${slotName}_${slot}_${metric}, 0) "${slotLabel} ${slot}, ${label}"`).join('\n')}
value ${found}: count = sum(${listed((slot) => `if(${name}_${slot} > 0, 1, 0)`)}) "${label}, found"
value ${name}_first_quartile: multiple = ${quartile('25%')} "${label}, first quartile of all"
value ${name}_third_quartile: multiple = ${quartile('75%')} "${label}, third quartile of all"
value ${name}_low_fence: multiple = if(and(outliers = left_out, ${found} >= ${fewestForFences}), ${name}_first_quartile - ${fenceReach} * (${name}_third_quartile - ${name}_first_quartile), 0) "${label}, lower fence"
value ${name}_high_fence: multiple = if(and(outliers = left_out, ${found} >= ${fewestForFences}), ${name}_third_quartile + ${fenceReach} * (${name}_third_quartile - ${name}_first_quartile), max(${listed((slot) => `${name}_${slot}`)})) "${label}, upper fence"
${slots.map((slot) => `value ${counted}_${slot}: multiple = if(and(${name}_${slot} >= ${name}_low_fence, ${name}_${slot} <= ${name}_high_fence), ${name}_${slot}, 0) "${slotLabel} ${slot}, ${label} counted"`).join('\n')}
value ${count}: count = sum(${listed((slot) => `if(${counted}_${slot} > 0, 1, 0)`)}) "${label}, counted"
value ${name}_low_quartile: multiple = ${statistic('25%')} "${label}, low quartile"
value ${name}_median: multiple = ${statistic('50%')} "${label}, median"
value ${name}_mean: multiple = require(${count} > 0, sum(${listed((slot) => `${counted}_${slot}`)}) / ${count}) "${label}, mean"
value ${name}_harmonic_mean: multiple = require(${count} > 0, ${count} / sum(${listed((slot) => `if(${counted}_${slot} > 0, 1 / ${counted}_${slot}, 0)`)})) "${label}, harmonic mean"
value ${name}_high_quartile: multiple = ${statistic('75%')} "${label}, high quartile"
`;
};

/** The multiples of peers or transactions, which of them count, and their statistics. */
export const statisticStatements = (compared: ComparedSlot): string => `
section "Outliers"
# Tukey, Exploratory Data Analysis, 1977. A multiple of 0 is not available: such ones sort lowest, and quantiles begin above them.
input outliers: choice(left_out, counted) = left_out "Outliers, beyond ${fenceReach} interquartile ranges"
${multiples.map((multiple) => multipleStatements(compared, multiple)).join('')}`;

const impliedValue = ({ name, of, metric }: Multiple, statistic: string): string => {
  const value = `${name}_${statistic} * ${metric}`;
  return `require(${metric} > 0, ${of === 'ev' ? `(${value} - net_claims)` : value} / shares_outstanding)`;
};

/** The company, its equity bridge, and its value per share at each statistic of each multiple and of all by weight. */
export const impliedStatements = `
section "Company"
${metrics.map(({ name, label }) => `input ${name}: amount = 0 "${label}"`).join('\n')}
input shares_outstanding: shares "Diluted shares"
input share_price: per_share = 0 "Price per share"

section "Claims"
input cash: amount = 0 "Cash"
input non_operating_assets: amount = 0 "Non-operating assets"
input associates: amount = 0 "Associates"
input debt: amount = 0 "Debt"
input preferred_equity: amount = 0 "Preferred equity"
input minority_interest: amount = 0 "Minority interest"
input pension_claim: amount = 0 "Unfunded pensions, after taxes"
value net_claims: amount = debt + preferred_equity + minority_interest + pension_claim - cash - non_operating_assets - associates "Net claims"
${multiples
  .map(
    (multiple) => `
section "Value per share by ${multiple.label}"
${statistics.map(({ name, label }) => `value ${multiple.name}_value_at_${name}: per_share = ${impliedValue(multiple, name)} "${multiple.label}, value per share at the ${label}"`).join('\n')}
`,
  )
  .join('')}
section "Weights"
${multiples.map((multiple, index) => `input ${weightOf(multiple)}: rate = ${index === 0 ? '100%' : '0'} "Weight of ${multiple.label}"`).join('\n')}
value weights: rate = sum(${eachMultiple(weightOf)}) "Total of weights"

section "Value"
input statistic: choice(${['median', 'mean', 'harmonic_mean', 'low_quartile', 'high_quartile'].map((name) => `the_${name}`).join(', ')}) = the_median "Statistic"
${statistics.map(({ name, label }) => `value value_at_${name}: per_share = sum(${eachMultiple((multiple) => `if(${weightOf(multiple)} = 0, 0, ${weightOf(multiple)} * ${multiple.name}_value_at_${name})`)}) "Value per share at the ${label}"`).join('\n')}
${statistics.map(({ name, label }) => `value enterprise_value_at_${name}: amount = value_at_${name} * shares_outstanding + net_claims "Enterprise value at the ${label}"`).join('\n')}
value value_at_statistic: per_share = if(statistic = the_median, value_at_median, if(statistic = the_mean, value_at_mean, if(statistic = the_harmonic_mean, value_at_harmonic_mean, if(statistic = the_low_quartile, value_at_low_quartile, value_at_high_quartile)))) "Value per share at the statistic"
`;

const anyMultiple = (condition: (multiple: Multiple) => string): string =>
  `or(${eachMultiple((multiple) => `and(${weightOf(multiple)} > 0, ${condition(multiple)})`)})`;

/** What is checked of the multiples. `noun` is what the company is compared with, in the plural. */
export const multipleChecks = (noun: string): string => `
check weights_not_whole error when abs(weights - 1) > 0.000001
  "The weights of the multiples add up to {weights}, and they must add up to 100%. Review the weights."
check weight_negative error when or(${eachMultiple((multiple) => `${weightOf(multiple)} < 0`)})
  "The weight of a multiple is below zero. Review the weights."
check multiple_not_found error when ${anyMultiple(({ name }) => `${name}_count = 0`)}
  "No ${noun} have a multiple that has a weight. Enter their figures, or set its weight to 0%."
check figure_not_positive error when ${anyMultiple(({ metric }) => `${metric} <= 0`)}
  "A figure of the company is not above zero, so a multiple of it is not meaningful. Set its weight to 0%."
check shares_not_positive error when shares_outstanding <= 0
  "The share count is {shares_outstanding}, and value per share needs one above zero. Review diluted shares."
check value_not_positive error when and(shares_outstanding > 0, value_at_statistic <= 0)
  "Value per share is {value_at_statistic}: net claims of {net_claims} exceed the value of the company. Review the claims."
check few_found warning when ${anyMultiple(({ name }) => `${name}_count > 0, ${name}_count < ${fewestForStatistics}`)}
  "Fewer than three ${noun} have a multiple that has a weight, so its statistics are unreliable. Add ${noun}, or set its weight to 0%."
check outliers_left_out note when ${anyMultiple(({ name }) => `${name}_count < ${name}_found`)}
  "A multiple that has a weight has outliers, and they do not count. Review why they differ."
check range_wide note when and(value_at_high_quartile > 0, value_at_high_quartile > 2 * max(value_at_low_quartile, 0))
  "Value per share is {value_at_low_quartile} at the low and {value_at_high_quartile} at the high quartile, more than twice as much. Review which ${noun} are comparable."
`;
