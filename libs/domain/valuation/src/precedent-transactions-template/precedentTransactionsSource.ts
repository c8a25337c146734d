import {
  impliedStatements,
  listed,
  multipleChecks,
  slotStatements,
  statisticStatements,
  type ComparedSlot,
} from '../templates/multiplesStatements.js';

/** What stands for a day that was not entered: the earliest that the language has. */
const noDay = 'date(1900, 3, 1)';

const deal: ComparedSlot = {
  name: 'deal',
  label: 'Transaction',
  equityValue: 'equity value paid',
  statements: (slot) => `input deal_${slot}_announced: date = ${noDay} "Transaction ${slot}, announced on"
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
input deals_since: date = ${noDay} "Count transactions announced since"
${slotStatements(deal)}
section "Transactions without a day"
value undated_deals: count = sum(${listed((slot) => `if(and(not(deal_${slot}_left_out), deal_${slot}_announced <= ${noDay}, or(deal_${slot}_ev > 0, deal_${slot}_equity > 0)), 1, 0)`)}) "Transactions without a day of announcement"
${statisticStatements(deal)}${impliedStatements}value control_premium: rate = require(share_price > 0, value_at_statistic / share_price - 1) "Control premium over the price"
input minority_discount: rate = 0 "Discount for lack of control"
input illiquidity_discount: rate = 0 "Discount for lack of marketability"
value value_per_share: per_share = value_at_statistic * (1 - minority_discount) * (1 - illiquidity_discount) "Value per share, after discounts"
value equity_value: amount = value_per_share * shares_outstanding "Equity value, after discounts"
value enterprise_value: amount = equity_value + net_claims "Enterprise value, after discounts"
${multipleChecks('transactions')}
check undated_not_counted note when and(deals_since > ${noDay}, undated_deals > 0)
  "Transactions since {deals_since} are counted, and not those without a day of announcement: {undated_deals}. Enter their days, or count transactions of any day."
check discount_out_of_range error when or(minority_discount < 0, minority_discount >= 100%, illiquidity_discount < 0, illiquidity_discount >= 100%)
  "A discount is below 0%, or 100% or more. Review the discounts."
check value_below_price warning when and(share_price > 0, value_at_statistic > 0, value_at_statistic < share_price)
  "The transactions imply {value_at_statistic} per share, less than the price of {share_price}. Review which transactions are comparable."
`;
