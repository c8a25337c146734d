import type { Result } from '@finance-analyst/foundation';
import { sourceName } from '@finance-analyst/market';
import type { csvFile } from '../file/csvFile.js';
import type { HoldingGroup, HoldingRow } from '../holdings/HoldingRow.js';
import { rowPrice } from '../holdings/rowPrice.js';
import { messages as screenMessages } from '../messages.js';
import { messages } from './messages.js';

type Cell = Parameters<typeof csvFile>[1][number][number];

/** A group as it is shown, with the portfolios of its rows where there are several. */
export type ShownGroup = Omit<HoldingGroup, 'rows'> & {
  readonly rows: readonly (HoldingRow & { readonly portfolios?: readonly { readonly title: string }[] })[];
};

const figure = (value: Result<number>): Cell => (value.ok ? value.value : '');

/** The holdings as they are shown, in their groups and order; what cannot be computed is empty, with its reason at the end. */
export function holdingsTable(groups: readonly ShownGroup[], currency: string): readonly (readonly Cell[])[] {
  const head: readonly Cell[] = [
    screenMessages.group,
    screenMessages.name,
    messages.symbol,
    ...[
      screenMessages.value,
      screenMessages.weight,
      screenMessages.gain,
      screenMessages.dayGain,
      screenMessages.quantity,
      screenMessages.price,
      messages.priceCurrency,
      messages.priceDay,
      messages.priceSource,
      screenMessages.cost,
      screenMessages.priceGain,
      screenMessages.currencyGain,
    ],
    screenMessages.currency,
    messages.portfolios,
    messages.missing,
  ];
  const rows = groups.flatMap((group) =>
    group.rows.map((row): readonly Cell[] => {
      const found = rowPrice(row.holdings);
      const price = found.ok ? found.value : null;
      return [
        group.title ?? '',
        row.name,
        row.symbol ?? row.name,
        figure(row.value),
        figure(row.weight),
        figure(row.gain),
        figure(row.dayGain),
        row.quantity,
        price?.price ?? '',
        price?.currency ?? '',
        price?.asOf ?? '',
        price ? (price.filed ? screenMessages.filedAs[price.filed] : sourceName(price.source ?? '')) : '',
        figure(row.cost),
        figure(row.priceGain),
        figure(row.currencyGain),
        currency,
        (row.portfolios ?? []).map(({ title }) => title).join('; '),
        [
          ...new Set(
            [row.value, row.cost, row.gain, row.dayGain].flatMap((one) => (one.ok ? [] : one.reason)),
          ),
        ].join(' '),
      ];
    }),
  );
  return [head, ...rows];
}
