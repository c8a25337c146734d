import type { GuideSection } from '../user-guide/GuideSection.js';

export const valuingSections: readonly GuideSection[] = [
  {
    id: 'valuing',
    title: 'Valuing a company step by step',
    keywords: ['dcf', 'discounted cash flow', 'intrinsic value', 'fair value', 'bank', 'insurer'],
    blocks: [
      'The model is free cash flow to the firm, discounted at the weighted average cost of capital. It fits companies that sell goods or services. Banks and insurers are refused: what they owe is what they work with, and their cash flow says nothing about their value.',
      {
        steps: [
          'Forecast: revenue by growth, operating income by margin, less taxes, plus depreciation, less capital expenditure and the rise in working capital. That is the free cash flow of each year.',
          'Cost of capital: what shareholders and lenders ask for, weighed by their shares of the capital.',
          'Present value: each year’s cash flow, discounted to the end of the base year.',
          'Terminal value: what the years after the forecast are worth, by perpetual growth or by an exit multiple.',
          'Bridge: from the value of the whole enterprise to that of its shares, by cash and claims from the balance sheet.',
          'Value per share: equity value over diluted shares, beside the price with its day.',
        ],
      },
      'A figure that you enter far from the usual, such as a growth of 900%, is asked about at its field and computed all the same. What is usual there, growth of −20 to 40% a year for one, is the product’s own rule of thumb, made wider where the company’s own filings went further; an amount is asked about that is more than ten times or less than a tenth of what the filings gave, which is most often a slip of the unit.',
      'Forecast years run from 1 to 50; making the forecast longer or shorter keeps the years that you edited.',
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
      'Cost of equity is the risk-free rate and a premium for the company’s share of market risk (capital asset pricing model: Sharpe 1964, “Capital Asset Prices”, Journal of Finance 19). The weighted average (WACC) takes lenders in, whose interest saves tax (Brealey, Myers, Allen, Principles of Corporate Finance, “Does Debt Policy Matter?”).',
      'Instead of building it up you can give it as one number.',
    ],
    examples: ['cost-of-capital'],
  },
  {
    id: 'terminal-value',
    title: 'Terminal value and timing',
    keywords: ['perpetuity', 'exit multiple', 'mid-year'],
    blocks: [
      'By perpetual growth the value is that of a cash flow that grows forever at one rate, which must be below the cost of capital (Gordon and Shapiro 1956, Management Science 3). By an exit multiple it is what the final year’s EBITDA or EBIT would sell for.',
      'With mid-year discounting each year’s flow stands half a year earlier, and so does a terminal value by growth, which is a flow too. A terminal value by a multiple is a price at the end of the final year and is always discounted from there.',
      'A terminal value far above half of the whole means that the forecast is too short to carry the answer; the checks say when it is more than three quarters.',
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
            'The day of the value',
            'The end of the base year, the last fiscal year in the statements. It stands beside the value per share.',
          ],
          [
            'The day of the price',
            'That of its own session, which stands beside the price. The workbench compares with the price that the model was made with or took over since, Home with the newest.',
          ],
        ],
      },
      'The value is not rolled forward from its day to that of the price. What shareholders ask for over the months between, less dividends, is not in it: late in a fiscal year the upside is therefore lower than one between two figures of the same day.',
      'Without a price, with one in another currency, or of a negative value there is no upside; the dash in its place says which.',
    ],
  },
  {
    id: 'reverse-dcf',
    title: 'What growth the price implies',
    keywords: ['reverse dcf', 'implied growth'],
    blocks: [
      'A reverse DCF asks one question: which revenue growth, the same in every forecast year and all else as it stands, makes the value per share equal the price. It looks between −50% and +100%; where no growth does it, it says so.',
      'Read it against the company’s past: a price that needs twice the growth of the last ten years says more than a value that is one third below it.',
    ],
    examples: ['implied-growth'],
  },
  {
    id: 'sensitivity',
    title: 'Sensitivity',
    keywords: ['scenario', 'what if', 'heat map'],
    blocks: [
      'The grid computes the value per share anew for five costs of capital by five rates of terminal growth, or exit multiples. A cell without a figure says why: growth at or above the cost of capital has no value.',
    ],
    examples: ['sensitivity'],
  },
  {
    id: 'derivation',
    title: 'Why is this figure what it is?',
    keywords: ['explanation', 'trace', 'audit', 'source of a figure'],
    blocks: [
      'Press a figure. The drawer shows its formula with the figures that went in, each of which opens in turn, down to an assumption with its reason or to a line of a filing with tag, document and day.',
      'After an edit the line under the value says by how much it moved and through which parts; the parts sum to the whole.',
    ],
  },
];
