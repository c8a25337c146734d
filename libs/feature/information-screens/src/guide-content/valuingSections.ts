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
      'The model is free cash flow to the firm, discounted at the weighted average cost of capital. It fits companies that sell goods or services. Banks and insurers are valued by excess return instead: debt is their raw material, so their free cash flow does not measure their value. Property companies are valued by funds from operations or net asset value.',
      {
        steps: [
          'Base: revenue of the trailing twelve months and capital from the newest balance sheet. The first forecast year runs from that balance sheet to the fiscal year end, so it can be shorter than a year.',
          'Forecast: EBITA from revenue and margin, less operating taxes, is NOPAT; less the increase in invested capital, it is free cash flow. Invested capital grows with revenue.',
          'Cost of capital: the returns shareholders and lenders require, weighted by their shares of the capital.',
          'Present value: each year’s cash flow, discounted to the valuation date.',
          'Terminal value: the value of the years after the forecast, by value driver, perpetual growth or an exit multiple.',
          'Equity bridge: from enterprise value to equity value, by adding cash, long-term investments and associates and subtracting debt, unfunded pensions after tax and other claims.',
          'Value per share: equity value over diluted shares, beside the price with its date.',
        ],
      },
      'Models saved with the earlier version of this method still use it.',
      'An unusual entry, such as growth of 900%, is questioned at its field but still computed. The usual ranges, such as growth of −20 to 40% a year, are rules of thumb, widened to what the company’s own filings show. An amount is questioned if it is more than ten times or less than a tenth of the filed one, most often a mistake in the unit.',
      'A forecast has 1 to 50 years; changing its length does not change the years you edited.',
    ],
    examples: ['year-one', 'value'],
  },
  {
    id: 'banks',
    title: 'Banks and insurers: excess return',
    keywords: ['bank', 'insurer', 'insurance', 'return on equity', 'roe', 'book value', 'price to book'],
    blocks: [
      'Equity is worth its book value plus the present value of what it earns above its cost (Damodaran, Investment Valuation, “Valuing Financial Service Firms”). A bank whose return on equity is its cost of equity is worth its book value.',
      {
        steps: [
          'Base: shareholders’ equity and total assets of the newest balance sheet. The first forecast year runs from there to the fiscal year end.',
          'Forecast: assets grow and need equity at a ratio. Net income is the return on opening equity; income that asset growth does not need is paid out.',
          'Excess return: net income less the cost of the opening equity, discounted at the cost of equity.',
          'After the forecast: the last excess return fades at the rate its persistence sets.',
          'Equity value: book equity plus both, carried forward at the cost of equity from the balance sheet to the valuation date, less preferred equity.',
        ],
      },
      'Sensitivity varies cost of equity and persistence. The price implies a return on equity, the same in every forecast year; the expected return is a cost of equity.',
      'The value is only as reliable as the book value: if loans are overstated or reserves too low, lower the equity or the returns.',
    ],
  },
  {
    id: 'property',
    title: 'Property companies: FFO and net asset value',
    keywords: ['reit', 'landlord', 'real estate', 'ffo', 'nav', 'cap rate', 'noi', 'property'],
    blocks: [
      'A property company earns rent from buildings that are depreciated but rarely lose value, and free cash flow to the firm does not capture property prices. Funds from operations (FFO) is net income plus depreciation and amortization, less gains on property, plus impairment of property (Nareit, FFO White Paper, 2018 restatement).',
      {
        steps: [
          'Base: FFO of the trailing twelve months, or of the newest fiscal year if the trailing twelve months lack a component that it has. A component that is not reported counts as zero, and an open question says so.',
          'Forecast: FFO grows at its recent rate, fading to long-run growth, and the usual share is paid out. Neither value below depends on the forecast.',
          'By P/FFO: FFO times the multiple, which starts as the median of the peers you add. Without peers, enter a multiple to get a value.',
          'By net asset value: net operating income over the capitalization rate that you enter, plus cash and investments, less debt and other claims.',
        ],
      },
      'The price implies a P/FFO: the price over FFO per share. The open question about the capitalization rate shows the rate that the price implies.',
      'Depreciation is the full amount in the cash flow statement, including any on other assets or attributable to minority owners. FFO is that of the common shareholders, after preferred dividends. Nothing is discounted, so sensitivity, expected return and target price do not apply.',
    ],
  },
  {
    id: 'leveraged-buyout',
    title: 'Leveraged buyout',
    keywords: ['lbo', 'private equity', 'sponsor', 'irr', 'multiple of money', 'sources and uses', 'tranche'],
    blocks: [
      'The value per share is the most that a sponsor could pay and still earn the required return. It fits companies with EBITDA above zero; banks, insurers and property companies are refused.',
      {
        steps: [
          'Debt: each tranche is a multiple of the EBITDA of the trailing twelve months, so it does not depend on the price. The default is lower if EBITDA less capital expenditure would cover cash interest less than twice.',
          'Forecast: revenue, margin, capital and taxes as in free cash flow. Interest is on opening balances from the deal date; excess cash repays senior debt first.',
          'Exit: the exit multiple of EBITDA in the final year, less net debt, is the equity at exit. Management options take their share of the gain over the sponsor’s equity.',
          'Value: the sponsor’s equity at exit, discounted at the required return, plus the debt borrowed, less fees, minimum cash and the claims on the company, over diluted shares.',
          'Offer: sources and uses, the components of the gain, and multiple of money and IRR for an exit in each year, at the market price plus a premium or at a price you enter.',
        ],
      },
      'Sensitivity varies required return and exit multiple. The price implies an exit multiple; the expected return is the IRR of a sponsor that buys at the market price.',
      'The required return, premium, spreads and fees are conventions, not deal terms: replace them with your own. By default, interest above 30% of EBITDA is not deductible, as in the US and the European Union, and is not carried forward.',
    ],
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
      'By value driver, it is the NOPAT of the year after the forecast, less the share reinvested for growth, over the cost of capital less growth. That share is terminal growth over the return on new capital (RONIC), which starts at the cost of capital: growth then adds no value (Koller, Goedhart, Wessels, Valuation).',
      'With perpetual growth, it is the value of the final year’s free cash flow growing forever at one rate. In both, growth must be below the cost of capital (Gordon and Shapiro 1956, Management Science 3). With an exit multiple, it is the final year’s EBITDA or EBITA times the multiple.',
      'Mid-year discounting places each year’s flow half a year earlier, and a terminal value by value driver or perpetual growth too, since it is also a flow. An exit multiple gives a price at the end of the final year, so it is always discounted from there.',
      'If the terminal value is far above half of the total, the result depends mostly on the years after the forecast; a check reports when it exceeds 85%.',
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
            'The valuation date: the date of the model’s price, or without a price the date the statements are known on.',
          ],
          [
            'The date of the price',
            'Its trading session, shown beside the price. The workbench uses the price the model was created with or updated to; Home uses the latest.',
          ],
        ],
      },
      'By default, value and price have the same date: cash flows are discounted to the date of the model’s price. In models saved with the earlier version, the value is as of the end of the base year and is not rolled forward to the date of the price.',
      'Without a price, with a price in another currency, or with a negative value there is no upside; the dash in its place gives the reason.',
    ],
  },
  {
    id: 'reverse-dcf',
    title: 'What growth the price implies',
    keywords: ['reverse dcf', 'implied growth'],
    blocks: [
      'A reverse DCF asks one question: which revenue growth, the same in every forecast year and all else equal, makes the value per share equal the price. It searches from −50% to +100% and says so if no rate fits.',
      'Compare it with the company’s past: a price that requires twice the growth of the last ten years is more informative than a value one third below the price.',
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
    id: 'scenarios',
    title: 'Scenarios and scenario analysis',
    keywords: ['cautious', 'optimistic', 'tornado', 'simulation', 'monte carlo', 'uncertainty'],
    blocks: [
      'A new model has a cautious, a base and an optimistic scenario if at least four years of growth and of profitable margins are available. Cautious and optimistic shift the growth and margin of the base by the gap between the lower or upper quartile of the company’s past years and their median. For a bank or insurer with at least four returns on equity, they shift the return on equity. Add scenario in the workbench starts another one as a copy of the scenario shown. It counts with a weight of 0% until you give it one.',
      'Scenario analysis shows how uncertain the value of a saved model is. The tornado moves one input at a time between its 10th and 90th percentile, the simulation varies all included inputs together and gives the probability that the value is below the price, and the grid shows the value for changes of any two.',
      'The cases are side by side with their value, upside and each assumption in which they differ. Weights give a weighted value and upside. A saved simulation run stores its model, statements, seed and settings, so that you can repeat it with identical figures and compare it with other runs.',
    ],
  },
  {
    id: 'comparables',
    title: 'Comparables and methods side by side',
    keywords: [
      'peers',
      'multiples',
      'football field',
      'trading comps',
      'outlier',
      'precedent transactions',
      'M&A',
    ],
    blocks: [
      'Under Comparables, search for companies to compare with. Each multiple is of the trailing twelve months, or of the newest fiscal year where those lack its income. The model stores peers with their prices and statements, so it opens offline; Refresh loads new ones.',
      'Multiples more than one and a half interquartile ranges beyond the quartiles are outliers and do not count in the statistics of that multiple. Clear the checkbox of a peer to leave it out of all statistics.',
      'Under Precedent transactions, add what was paid for similar companies: the target, the date, the enterprise or equity value, and the figures of its last twelve months. Enter at least one amount and leave what is not disclosed empty; equity value with net income or book value gives P/E and P/B, as for banks. Outliers and checkboxes work as for peers.',
      'Paste rows takes several transactions from a spreadsheet. A header row with the names of the columns sets their order. If a row cannot be read, none is added and each problem is listed. “Download transactions” in the menu of the panel writes them as CSV with their sources.',
      'The Excel workbook computes the multiples of peers and transactions, outliers and statistics from the figures in it: change one, or leave a company out, and the values per share follow.',
      'Methods side by side shows value per share by scenario, by one step of the sensitivity and by the quartiles of each multiple, with the price as a dashed line.',
    ],
  },
  {
    id: 'open-questions',
    title: 'Open questions',
    keywords: ['loss', 'unprofitable', 'mature margin', 'implied margin'],
    blocks: [
      'A model asks about what the filings do not settle, such as growth outside the usual range. Editing the assumption answers the question.',
      'A company with an operating loss has no value until you enter its mature margin, the operating margin of the final year; margins move there in a straight line. For comparison, the implied margin is the one at which the value per share equals the price.',
    ],
  },
  {
    id: 'derivation',
    title: 'Where does this figure come from?',
    keywords: ['explanation', 'trace', 'audit', 'source of a figure', 'note', 'comment'],
    blocks: [
      'Press a figure. The drawer shows its formula with its inputs, each of which opens in turn, down to an assumption with its reason or a filing line with tag, document and date.',
      'Write a note on the figure at the bottom of the drawer: why you chose it, or what to check. It is saved when you leave the field; clear it to remove it. To open an input, press its name, or open it from the derivation of a figure that uses it. A figure with a note has a mark at its corner, and the list of notes under the panels links to each one.',
      'After an edit, the line under the value shows how much it changed and why; the parts add up to the total.',
    ],
  },
];
