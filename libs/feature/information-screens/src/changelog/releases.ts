import type { Release } from './Release.js';

/** The changes in each version, newest first. */
export const releases: readonly [Release, ...Release[]] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    entries: [
      {
        kind: 'new',
        text: 'Portfolios: holdings with lots and gains by price and currency, accounts, cash, and the ledger as a grid, in any currencies. A sample portfolio opens in one click.',
      },
      {
        kind: 'new',
        text: 'Transactions are imported from brokers’ files, Excel workbooks and OFX statements, with a preview of holdings and cash before and after, and can be taken back as a whole. They are exported as CSV, for Portfolio Performance and for Ghostfolio.',
      },
      {
        kind: 'new',
        text: '“Export data” on every screen lists the tables and charts that it shows, and writes one of them as CSV, with a preview, or copies it for a spreadsheet.',
      },
      {
        kind: 'new',
        text: 'Analytics shows how a portfolio did: four returns side by side, the bridge from opening to closing value, contribution, drawdowns, months and years, and a benchmark. Each figure opens its transactions and prices, and a holding or a sector can be measured on its own.',
      },
      {
        kind: 'new',
        text: 'Attribution compares a portfolio with its targets, with another portfolio or with weights that are entered, by sector, currency, country or instrument.',
      },
      {
        kind: 'new',
        text: 'Risk tells what could go wrong with a portfolio: losses by five methods with a backtest, falls of the past replayed, concentration, correlation, the effect of a trade, and other weights with their uncertainty.',
      },
      {
        kind: 'new',
        text: 'Several portfolios are shown together in one currency, and holdings beside the values of your own models.',
      },
      {
        kind: 'new',
        text: 'Exchange rates by day come from the European Central Bank, or from a file.',
      },
      {
        kind: 'new',
        text: 'The valuation workbench values a listed company with a free cash flow model built from its SEC EDGAR filings or from the sample market.',
      },
      {
        kind: 'new',
        text: 'Banks and insurers are valued by excess return: book equity plus what it earns above its cost. The headline has the cost of equity and the return on equity that the price implies. Their scenarios move the return on equity.',
      },
      {
        kind: 'new',
        text: 'Banks, brokers, insurers and property companies are also recognized by their industry code. A note on the filings says whether the code or the filed figures decided.',
      },
      {
        kind: 'new',
        text: 'A split in the prices after the newest filing adjusts the share count at once.',
      },
      {
        kind: 'new',
        text: 'Property companies are valued by their funds from operations at the P/FFO of peers, or by net asset value. The headline has the P/FFO or the cap rate that the price implies.',
      },
      {
        kind: 'new',
        text: 'A company can be modeled as a leveraged buyout: the most that a sponsor can pay for its required return, sources and uses at an offer, debt by tranche, and multiple of money and IRR for an exit in each year.',
      },
      {
        kind: 'new',
        text: 'The workbench shows the growth, operating margin, return on new capital and exit multiple that the price implies, a target price on a date of choice with the IRR to it, and ROIC with goodwill and incremental ROIC beside ROIC.',
      },
      {
        kind: 'new',
        text: 'Every assumption has a default with its reason and can be edited in place; value, sensitivity, implied growth and checks update immediately.',
      },
      {
        kind: 'new',
        text: 'Without two years of prices, beta is that of the company’s sector (Damodaran, January 2026), relevered at the model’s debt share and limited to 0.4 to 2.5. The question about the mature margin of a company with a loss names its sector’s margin.',
      },
      {
        kind: 'new',
        text: 'In new free cash flow models, beta can come from peers: each measured beta is unlevered at its company’s debt and tax rate, and their median is relevered at the model’s debt share. Options count by the treasury stock method at the model’s own value, and the cost of equity can have a premium for size or risks of the company’s own.',
      },
      {
        kind: 'new',
        text: 'In new free cash flow models, returns on new capital can fade to the cost of capital, minority interest can be a multiple of its income, convertible debt counts as debt or as shares, whichever is worth more at the model’s own value, and the debt share can follow that value.',
      },
      {
        kind: 'new',
        text: 'Acquisitions above 5% of revenue over three years count as reinvestment: what they cost is part of the capital that growth needs.',
      },
      {
        kind: 'new',
        text: 'For IFRS filers, right-of-use assets count as capital and their additions as capital expenditure, beside lease liabilities as debt.',
      },
      {
        kind: 'new',
        text: 'Beside the multiples that a terminal value implies is its forward P/E.',
      },
      {
        kind: 'new',
        text: 'A new model has a cautious, a base and an optimistic scenario from the company’s own history where it is long enough, and lists open questions, such as the mature margin of a company with a loss and the margin that the price implies.',
      },
      {
        kind: 'new',
        text: 'Scenario analysis shows how uncertain the value of a saved model is: its cases with your weights, a tornado of its inputs, a simulation, and a grid of any two inputs. A simulation run is saved with its model, to repeat and compare.',
      },
      {
        kind: 'new',
        text: '“New model…” leads step by step from a kind of model and a company to a saved model, with its name and its number of years.',
      },
      {
        kind: 'new',
        text: 'Charts show growth, margins and returns over past and forecast, returns beside the cost of capital. The forecast shows quarters and the trailing twelve months on request.',
      },
      {
        kind: 'new',
        text: 'A model can be compared with peers by the multiples of their filings and prices, and its methods are shown side by side as ranges of value per share.',
      },
      {
        kind: 'new',
        text: 'Any figure opens its derivation: the formula, its inputs, and the tag and filing behind it.',
      },
      {
        kind: 'new',
        text: 'You can write a note on any figure of a fiscal year. Notes are saved with the model, listed under the panels, compared between versions, and exported with the Excel workbook.',
      },
      {
        kind: 'new',
        text: 'Models are saved on this device with their last 50 versions, to view, compare and restore. Edits are stored as a draft within half a second and can be undone.',
      },
      {
        kind: 'new',
        text: 'Search finds companies by symbol, name, brand or former name, even with typos, and screens and commands by name. Home shows which companies the server searches.',
      },
      {
        kind: 'new',
        text: 'The app can be installed from the browser and works offline with the data it has loaded.',
      },
      {
        kind: 'new',
        text: 'Charts, tables and whole models can be exported as files, and models also as Excel workbooks with live formulas and as memos in PDF; model files can be imported here or on another device.',
      },
      {
        kind: 'new',
        text: 'End-of-day prices of listed companies come from Stooq and Yahoo, each with its date and source. You can enter your own price in the workbench header.',
      },
      {
        kind: 'new',
        text: 'Price histories can be imported from a file, with a report of every rejected row.',
      },
      {
        kind: 'new',
        text: 'Settings for theme, numbers, time zone, accessibility and privacy, with a backup of every model and its versions in one file.',
      },
      {
        kind: 'new',
        text: 'A terminal, keyboard shortcuts, a command menu, and a guide you can search offline.',
      },
      {
        kind: 'new',
        text: 'Service status, performance, this device, usage and usability tests each have a screen, which gives a reason for any missing figure.',
      },
      {
        kind: 'new',
        text: 'Calculations over HTTP, with documentation served by the API.',
      },
      {
        kind: 'new',
        text: 'The model language has segments, with one line for each, and sub-models, written once and used several times, as for the tranches of a debt.',
      },
      {
        kind: 'new',
        text: 'Models sent over HTTP can state currencies with exchange rates, and quarters that roll up into fiscal years.',
      },
      {
        kind: 'method',
        text: 'Mid-year discounting places each year’s flow half a year earlier, and a terminal value by value driver or perpetual growth too; one from an exit multiple is always discounted from the end of the final year.',
      },
      {
        kind: 'method',
        text: 'A year with an operating loss pays no tax, and the loss is carried forward against the income of later years.',
      },
      {
        kind: 'method',
        text: 'Revenue growth starts at the mean of growth over the last twelve months and the compound annual rate of up to three fiscal years, limited to −20% to +40%, and fades to terminal growth. The margin moves from the last twelve months to its median in profitable years, the tax rate to the statutory rate.',
      },
      {
        kind: 'method',
        text: 'New simulations draw from their seed by method 2, which is faster and as accurate, so the same seed gives other paths than before. Saved and downloaded runs repeat by their own method, to the last digit.',
      },
      {
        kind: 'method',
        text: 'All lease liabilities count as debt under IFRS. Under US GAAP only finance leases do: operating lease cost is in operating income.',
      },
    ],
  },
];

/** The version of this build. */
export const currentVersion = releases[0].version;
