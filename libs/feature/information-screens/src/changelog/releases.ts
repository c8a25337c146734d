import type { Release } from './Release.js';

/** What each version brought, newest first. */
export const releases: readonly [Release, ...Release[]] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    entries: [
      {
        kind: 'new',
        text: 'The valuation workbench values a listed company by its free cash flow, from its own filings at SEC EDGAR or from the sample market.',
      },
      {
        kind: 'new',
        text: 'Every assumption starts with a value and its reason and can be changed in place; value, sensitivity, implied growth and checks follow at once.',
      },
      {
        kind: 'new',
        text: 'Any figure opens its derivation: the formula, what went into it, and the tag and filing that it rests on.',
      },
      {
        kind: 'new',
        text: 'Models are kept on this device with their last 50 versions, to look at, compare and restore. Edits are written down as a draft within half a second, and can be undone.',
      },
      {
        kind: 'new',
        text: 'Search finds companies by symbol, name, brand or former name, also with a typing error, and screens and commands by name. Home says which companies the server searches.',
      },
      {
        kind: 'new',
        text: 'The product installs from the browser and works without a network with what it has seen.',
      },
      {
        kind: 'new',
        text: 'Charts, tables and whole models leave as files; model files can be imported again here or elsewhere.',
      },
      {
        kind: 'new',
        text: 'End-of-day prices of listed companies come from Stooq and Yahoo, each with its day and source. A price of your own can be entered in the header of the workbench.',
      },
      {
        kind: 'new',
        text: 'Price histories are imported from a file, with a report of every row that was refused.',
      },
      {
        kind: 'new',
        text: 'Settings for theme, numbers, time zone, accessibility and privacy, with a backup of every model and its versions in one file.',
      },
      {
        kind: 'new',
        text: 'A terminal, keyboard shortcuts and a menu of commands, and a guide that can be searched offline.',
      },
      {
        kind: 'new',
        text: 'Service status, performance, this device, usage and usability tests have a screen each, and say why where a figure is missing.',
      },
      {
        kind: 'new',
        text: 'Calculations over HTTP, documented by the server itself.',
      },
      {
        kind: 'method',
        text: 'With mid-year discounting a yearly flow stands half a year earlier, and so does a terminal value by perpetual growth; one by an exit multiple is always discounted from the end of the final year.',
      },
      {
        kind: 'method',
        text: 'A year of operating losses pays no tax, and its loss is not carried forward.',
      },
      {
        kind: 'method',
        text: 'Revenue growth starts at the compound rate of up to three fiscal years, between −20% and +40%, and fades to terminal growth. Margins and the tax rate are three-year medians.',
      },
      {
        kind: 'method',
        text: 'All lease liabilities count as debt under IFRS. Under US GAAP only finance leases do: the cost of operating leases is in operating income.',
      },
    ],
  },
];

/** The version that this page is. */
export const currentVersion = releases[0].version;
