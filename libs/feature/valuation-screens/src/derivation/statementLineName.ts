import type { StatementLine } from '@finance-analyst/market';

/** A statement line as it reads: `longTermDebt` → `Long-term debt`. */
export const statementLineName = (line: StatementLine): string =>
  names[line] ??
  line
    .replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./u, (first) => first.toUpperCase());

/** Those that read differently from their words. */
const names: Partial<Readonly<Record<StatementLine, string>>> = {
  sellingGeneralAdministrative: 'Selling, general and administrative',
  intangibleAmortization: 'Amortization of intangible assets',
  dilutedShares: 'Weighted diluted shares',
  basicShares: 'Weighted basic shares',
  propertyGains: 'Gains on property',
  propertyImpairment: 'Impairment of property',
  conversionShares: 'Weighted shares from conversion of debt',
  cash: 'Cash and cash equivalents',
  shortTermInvestments: 'Short-term investments',
  longTermInvestments: 'Long-term investments',
  equityMethodInvestments: 'Equity-method investments',
  propertyPlantEquipment: 'Property, plant and equipment',
  rightOfUseAssets: 'Right-of-use assets',
  deferredRevenueCurrent: 'Deferred revenue, current',
  longTermDebt: 'Long-term debt',
  shareholdersEquity: 'Shareholders\u2019 equity',
  lossCarryForward: 'Loss carry-forwards',
  depreciation: 'Depreciation and amortization',
  rightOfUseAdditions: 'Additions to right-of-use assets',
};
