import {
  impliedStatements,
  multipleChecks,
  slotStatements,
  statisticStatements,
  type ComparedSlot,
} from '../templates/multiplesStatements.js';

const peer: ComparedSlot = {
  name: 'peer',
  label: 'Peer',
  equityValue: 'market capitalization',
  counts: (slot) => `not(peer_${slot}_left_out)`,
};

/** A company at the multiples of listed companies, in the language of `@finance-analyst/model-engine`. */
export const comparablesSource = `
model "Comparable companies"
timeline 5 years
${slotStatements(peer)}${statisticStatements(peer)}${impliedStatements}value value_per_share: per_share = value_at_statistic "Value per share"
value equity_value: amount = value_per_share * shares_outstanding "Equity value"
value enterprise_value: amount = equity_value + net_claims "Enterprise value"
value upside: rate = require(share_price > 0, value_per_share / share_price - 1) "Upside to the price"
${multipleChecks('peers')}`;
