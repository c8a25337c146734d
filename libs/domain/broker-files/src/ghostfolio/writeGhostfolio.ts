import type { CashBalance } from '@finance-analyst/portfolio';
import { textOf } from '../decimal/textOf.js';
import { unitsOf } from '../decimal/unitsOf.js';
import type { ExportedAccount, ExportedLedger } from '../export/ExportedLedger.js';
import type { ExportCoverage } from '../export/ExportNote.js';
import { exportRows } from '../export/exportRows.js';
import { instrumentsOf } from '../export/instrumentsOf.js';
import { jsonText, type WritableJson } from '../structured/jsonText.js';
import { type GhostfolioActivity, ghostfolioActivity } from './ghostfolioActivity.js';
import type { GhostfolioSymbol } from './ghostfolioSymbol.js';

export interface GhostfolioFile extends ExportCoverage {
  /** Null if no row is in it. */
  readonly text: string | null;
}

/** When a ledger is exported, and what it adds up to then. */
export interface GhostfolioMoment {
  /** ISO 8601. */
  readonly exportedAt: string;
  /** Of all rows; null if it is not known, so that accounts state no balance. */
  readonly cash: readonly CashBalance[] | null;
}

/** A ledger as the JSON that Ghostfolio imports: activities, with their accounts and the assets without a data source. */
export function writeGhostfolio(
  ledger: ExportedLedger,
  { exportedAt, cash }: GhostfolioMoment,
): GhostfolioFile {
  const { lines, ...coverage } = exportRows(ledger.rows, ghostfolioActivity(instrumentsOf(ledger)));
  const manual = new Map(
    lines.flatMap(({ symbol }) => (symbol.profile ? [[symbol.symbol, symbol] as const] : [])),
  );
  const used = new Set(lines.map(({ accountId }) => accountId));
  const balances = cash && new Map(cash.map((own) => [`${own.account}|${own.currency}`, own.amount]));
  const file: WritableJson = {
    meta: { date: exportedAt, version: '2.0.0' },
    accounts: ledger.accounts
      .filter(({ id }) => used.has(id))
      .map((account) =>
        accountOf(account, balances && (balances.get(`${account.id}|${account.currency}`) ?? '0')),
      ),
    assetProfiles: [...manual.values()].map(profileOf),
    platforms: [],
    tags: [],
    activities: lines.map(activityOf),
  };
  return { ...coverage, text: lines.length === 0 ? null : `${jsonText(file)}\n` };
}

/** As JSON writes numbers, without leading zeros. */
const numberOf = (text: string): WritableJson => ({ numberText: textOf(unitsOf(text)) });

const accountOf = ({ id, name, currency }: ExportedAccount, balance: string | null): WritableJson => ({
  ...(balance !== null && { balance: numberOf(balance) }),
  balances: [],
  comment: null,
  currency,
  id,
  isExcluded: false,
  name,
  platformId: null,
});

const profileOf = ({ symbol, currency, profile }: GhostfolioSymbol): WritableJson => ({
  assetClass: null,
  assetSubClass: null,
  comment: null,
  countries: [],
  currency,
  dataSource: 'MANUAL',
  holdings: [],
  isActive: true,
  isin: profile?.isin ?? null,
  marketData: [],
  name: profile?.name ?? '',
  sectors: [],
  symbol,
  symbolMapping: profile?.written === undefined ? {} : { SYMBOL: profile.written },
  url: null,
});

const activityOf = ({ symbol, ...activity }: GhostfolioActivity): WritableJson => ({
  accountId: activity.accountId,
  comment: activity.comment,
  currency: activity.currency,
  dataSource: symbol.profile ? 'MANUAL' : 'YAHOO',
  date: `${activity.date}T00:00:00.000Z`,
  fee: numberOf(activity.fee),
  quantity: numberOf(activity.quantity),
  symbol: symbol.symbol,
  tags: [],
  type: activity.type,
  unitPrice: numberOf(activity.unitPrice),
});
