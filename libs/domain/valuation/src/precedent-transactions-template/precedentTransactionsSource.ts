import {
  impliedStatements,
  multipleChecks,
  slotStatements,
  statisticStatements,
  type ComparedSlot,
} from '../templates/multiplesStatements.js';

const deal: ComparedSlot = {
  name: 'deal',
  label: 'Transaction',
  equityValue: 'equity value paid',
  statements: (
    slot,
  ) => `input deal_${slot}_announced: date = date(1900, 3, 1) "Transaction ${slot}, announced on"
value deal_${slot}_counts: flag = and(not(deal_${slot}_left_out), deal_${slot}_announced >= deals_since) "Transaction ${slot}, counts"
`,
  counts: (slot) => `deal_${slot}_counts`,
};

/**
 * A company at the multiples that buyers paid for control of others, in the language of `@finance-analyst/model-engine`.
 * Those multiples contain the premium for control, so only a discount that is entered lowers the value.
 */
export const precedentTransactionsSource = `
model "Precedent transactions"
timeline 5 years

section "Transactions"
input deals_since: date = date(1900, 3, 1) "Count transactions announced since"
${slotStatements(deal)}${statisticStatements(deal)}${impliedStatements}value control_premium: rate = require(share_price > 0, value_at_statistic / share_price - 1) "Control premium over the price"
input minority_discount: rate = 0 "Discount for lack of control"
input illiquidity_discount: rate = 0 "Discount for lack of marketability"
value value_per_share: per_share = value_at_statistic * (1 - minority_discount) * (1 - illiquidity_discount) "Value per share, after discounts"
value equity_value: amount = value_per_share * shares_outstanding "Equity value, after discounts"
value enterprise_value: amount = equity_value + net_claims "Enterprise value, after discounts"
${multipleChecks('transactions')}
check discount_out_of_range error when or(minority_discount < 0, minority_discount >= 100%, illiquidity_discount < 0, illiquidity_discount >= 100%)
  "A discount is below 0%, or 100% or more. Review the discounts."
check value_below_price warning when and(share_price > 0, value_at_statistic > 0, value_at_statistic < share_price)
  "The transactions imply {value_at_statistic} per share, less than the price of {share_price}. Review which transactions are comparable."
`;
