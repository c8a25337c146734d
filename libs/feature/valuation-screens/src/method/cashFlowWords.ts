import type { AnswerWords } from './AnswerWords.js';

/** The words of both versions of free cash flow to the firm. */
export const cashFlowWords: AnswerWords = {
  rateLine: 'wacc',
  rate: 'WACC',
  rateName: 'cost of capital',
  ownRate: 'WACC',
  terminalShare: 'Terminal share',
  impliedHead: 'Growth implied',
  implied: 'Implied growth',
  impliedByPrice: 'Revenue growth implied by the price',
  impliedDriver: 'revenue growth',
  isImpliedYearly: true,
  impliedFormat: { kind: 'rate', precision: 1 },
  bridge: 'From cash flows to equity',
  bridgeSummary:
    'The present values of the forecast and the terminal value, plus cash, less debt, add up to the equity value.',
  parts: {
    flows: 'cash flows',
    terminal: 'terminal value',
    bridge: 'cash and debt',
    shares: 'share count',
  },
};
