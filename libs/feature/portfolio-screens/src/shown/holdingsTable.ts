import type { Result } from '@finance-analyst/foundation';
import { sourceName } from '@finance-analyst/market';
import type { csvFile } from '../file/csvFile.js';
import type { HoldingGroup, HoldingRow } from '../holdings/HoldingRow.js';
import { rowPrice } from '../holdings/rowPrice.js';
import { messages as screenMessages } from '../messages.js';
import type { HoldingValuation } from '../valuation/HoldingValuation.js';
import { messages as valuationMessages } from '../valuation/messages.js';
import { messages } from './messages.js';

type Cell = Parameters<typeof csvFile>[1][number][number];

/** A group as it is shown, with the portfolios of its rows where there are several. */
export type ShownGroup = HoldingGroup<
  HoldingRow & { readonly portfolios?: readonly { readonly title: string }[] }
>;

const figure = (value: Result<number>): Cell => (value.ok ? value.value : '');

/**
 * The holdings as they are shown, in their groups and order, with what the person's models say of them if that is shown; what
 * cannot be computed is empty, with its reason at the end.
 */
export function holdingsTable(
  groups: readonly ShownGroup[],
  currency: string,
  valuationOf: ((row: HoldingRow) => HoldingValuation | null) | null = null,
): readonly (readonly Cell[])[] {
  const inCurrency = (heading: string): string => messages.inUnit(heading, currency);
  const head: readonly Cell[] = [
    screenMessages.group,
    screenMessages.name,
    messages.symbol,
    inCurrency(screenMessages.value),
    messages.inUnit(screenMessages.weight, messages.fraction),
    inCurrency(screenMessages.gain),
    messages.inUnit(screenMessages.gainOnCost, messages.fraction),
    inCurrency(screenMessages.dayGain),
    screenMessages.quantity,
    screenMessages.price,
    messages.priceCurrency,
    messages.priceDay,
    messages.priceSource,
    inCurrency(screenMessages.cost),
    inCurrency(screenMessages.priceGain),
    inCurrency(screenMessages.currencyGain),
    ...(valuationOf
      ? [
          valuationMessages.valuePerShare,
          messages.valueCurrency,
          messages.inUnit(valuationMessages.priceToValue, messages.fraction),
          messages.inUnit(valuationMessages.upside, messages.fraction),
          messages.modelSaved,
        ]
      : []),
    messages.portfolios,
    messages.missing,
  ];
  const rows = groups.flatMap((group) =>
    group.rows.map((row): readonly Cell[] => {
      const found = rowPrice(row.holdings);
      const price = found.ok ? found.value : null;
      const valuation = valuationOf?.(row) ?? null;
      const ofModel = valuation ? [valuation.model.valuePerShare, valuation.upside] : [];
      return [
        group.title ?? '',
        row.name,
        row.symbol ?? row.name,
        figure(row.value),
        figure(row.weight),
        figure(row.gain),
        figure(row.gainRate),
        figure(row.dayGain),
        row.quantity,
        price?.price ?? '',
        price?.currency ?? '',
        price?.asOf ?? '',
        price ? (price.filed ? screenMessages.filedAs[price.filed] : sourceName(price.source ?? '')) : '',
        figure(row.cost),
        figure(row.priceGain),
        figure(row.currencyGain),
        ...(valuationOf ? valuationCells(valuation) : []),
        (row.portfolios ?? []).map(({ title }) => title).join('; '),
        [
          ...new Set(
            [row.value, row.cost, row.gain, row.gainRate, row.dayGain, ...ofModel].flatMap((one) =>
              one.ok ? [] : one.reason,
            ),
          ),
        ].join(' '),
      ];
    }),
  );
  return [head, ...rows];
}

const valuationCells = (valuation: HoldingValuation | null): readonly Cell[] =>
  valuation
    ? [
        figure(valuation.model.valuePerShare),
        valuation.model.currency,
        figure(valuation.priceToValue),
        figure(valuation.upside),
        valuation.model.savedAt.slice(0, 'YYYY-MM-DD'.length),
      ]
    : ['', '', '', '', ''];
