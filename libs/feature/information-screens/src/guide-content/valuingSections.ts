import type { GuideSection } from '../user-guide/GuideSection.js';

export const valuingSections: readonly GuideSection[] = [
  {
    id: 'valuing',
    title: 'Valuing a company step by step',
    keywords: [
      'dcf',
      'discounted cash flow',
      'intrinsic value',
      'fair value',
      'bank',
      'insurer',
      'property',
      'reit',
    ],
    blocks: [
      'The model is free cash flow to the firm, discounted at the weighted average cost of capital. It fits companies that sell goods or services. Banks and insurers are not supported: debt is their raw material, so their free cash flow does not measure their value. Nor are property companies, which are usually valued by funds from operations or net asset value.',
      {
        steps: [
          'Forecast: revenue from growth, operating income from margin, less taxes, plus depreciation, less capital expenditure and the increase in working capital. The result is each year’s free cash flow.',
          'Cost of capital: the returns shareholders and lenders require, weighted by their shares of the capital.',
          'Present value: each year’s cash flow, discounted to the end of the base year.',
          'Terminal value: the value of the years after the forecast, by perpetual growth or an exit multiple.',
          'Equity bridge: from enterprise value to equity value, by adding cash and long-term investments and subtracting debt and other claims.',
          'Value per share: equity value over diluted shares, beside the price with its date.',
        ],
      },
      'An unusual entry, such as growth of 900%, is questioned at its field but still computed. The usual ranges, such as growth of −20 to 40% a year, are rules of thumb, widened to what the company’s own filings show. An amount is questioned if it is more than ten times or less than a tenth of the filed one, most often a mistake in the unit.',
      'A forecast has 1 to 50 years; changing its length keeps the years you edited.',
    ],
    examples: ['year-one', 'value'],
  },
  {
    id: 'cost-of-capital',
    title: 'Cost of capital',
    keywords: [
      'wacc',
      'weighted average cost of capital',
      'discount rate',
      'cost of equity',
      'cost of debt',
      'capm',
    ],
    blocks: [
      'Cost of equity is the risk-free rate plus a premium for the company’s exposure to market risk (capital asset pricing model: Sharpe 1964, “Capital Asset Prices”, Journal of Finance 19). The weighted average (WACC) adds lenders, whose interest saves tax (Brealey, Myers, Allen, Principles of Corporate Finance, “Does Debt Policy Matter?”).',
      'You can also enter it as one number.',
    ],
    examples: ['cost-of-capital'],
  },
  {
    id: 'terminal-value',
    title: 'Terminal value and timing',
    keywords: ['perpetuity', 'exit multiple', 'mid-year'],
    blocks: [
      'With perpetual growth, it is the value of a cash flow that grows forever at one rate, which must be below the cost of capital (Gordon and Shapiro 1956, Management Science 3). With an exit multiple, it is the final year’s EBITDA or EBIT times the multiple.',
      'Mid-year discounting places each year’s flow half a year earlier, and a perpetual-growth terminal value too, since it is also a flow. An exit multiple gives a price at the end of the final year, so it is always discounted from there.',
      'If the terminal value is far above half of the total, the forecast is too short to support the result; a check reports when it exceeds three quarters.',
    ],
    examples: ['terminal-value'],
  },
  {
    id: 'upside',
    title: 'Upside: the value against the price',
    keywords: ['downside', 'undervalued', 'overvalued', 'mispricing'],
    blocks: [
      'Upside is the value per share over the price, less one: a value of 120 against a price of 100 is an upside of 20%, a value of 80 one of −20%.',
      {
        terms: [
          [
            'The date of the value',
            'The end of the base year, the last fiscal year in the statements. It is shown beside the value per share.',
          ],
          [
            'The date of the price',
            'Its trading session, shown beside the price. The workbench uses the price the model was created with or updated to; Home uses the latest.',
          ],
        ],
      },
      'The value is not rolled forward from its date to that of the price. It omits the return shareholders require over the months between, less dividends, so late in a fiscal year the upside is lower than it would be between two figures of the same date.',
      'Without a price, with a price in another currency, or with a negative value there is no upside; the dash in its place gives the reason.',
    ],
  },
  {
    id: 'reverse-dcf',
    title: 'What growth the price implies',
    keywords: ['reverse dcf', 'implied growth'],
    blocks: [
      'A reverse DCF asks one question: which revenue growth, the same in every forecast year and all else equal, makes the value per share equal the price. It searches from −50% to +100% and says so if no rate fits.',
      'Compare it with the company’s past: a price that requires twice the growth of the last ten years says more than a value one third below the price.',
    ],
    examples: ['implied-growth'],
  },
  {
    id: 'sensitivity',
    title: 'Sensitivity',
    keywords: ['scenario', 'what if', 'heat map'],
    blocks: [
      'The grid recomputes the value per share for five costs of capital by five terminal growth rates or exit multiples. An empty cell gives its reason: there is no value when growth is at or above the cost of capital.',
    ],
    examples: ['sensitivity'],
  },
  {
    id: 'derivation',
    title: 'Where does this figure come from?',
    keywords: ['explanation', 'trace', 'audit', 'source of a figure'],
    blocks: [
      'Press a figure. The drawer shows its formula with its inputs, each of which opens in turn, down to an assumption with its reason or a filing line with tag, document and date.',
      'After an edit, the line under the value shows how much it changed and why; the parts add up to the total.',
    ],
  },
];
