import { writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { Holding, Holdings } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';
import { gainRate } from './gainRate.js';
import type {
  HoldingGroup,
  HoldingGrouping,
  HoldingNames,
  HoldingRow,
  InstrumentById,
} from './HoldingRow.js';
import { sumOf } from './sumOf.js';
import { sumOfNamed } from './sumOfNamed.js';

/** The holdings as rows, largest first, in groups of the largest value first. */
export function holdingGroups(
  { holdings }: Holdings,
  names: HoldingNames,
  grouping: HoldingGrouping,
): readonly HoldingGroup[] {
  const instruments: InstrumentById = new Map(names.instruments.map((one) => [one.id, one]));
  const titleOf = (holding: Holding): string => {
    switch (grouping) {
      case 'none':
        return '';
      case 'account':
        return names.accounts.find(({ id }) => id === holding.account)?.name ?? holding.account;
      case 'currency':
        return holding.price?.currency ?? holding.costCurrency;
      case 'sector':
        return instruments.get(writeSymbol(holding.instrument))?.sector ?? messages.unknownSector;
    }
  };
  return [...groupBy(holdings, titleOf)]
    .map(([title, own]): HoldingGroup => {
      const rows = [...groupBy(own, ({ instrument }) => writeSymbol(instrument))]
        .map(([id, same]) => rowOf(id, same, instruments))
        .sort(byValue);
      const sum = (figureOf: (row: HoldingRow) => Result<number>): Result<number> =>
        sumOfNamed(rows.map((row) => ({ name: row.name, figure: figureOf(row) })));
      const cost = sum((row) => row.cost);
      const gain = sum((row) => row.gain);
      return {
        id: title,
        title: grouping === 'none' ? null : title,
        rows,
        value: sum((row) => row.value),
        weight: sum((row) => row.weight),
        cost,
        gain,
        gainRate: gainRate(gain, cost, own),
        priceGain: sum((row) => row.priceGain),
        currencyGain: sum((row) => row.currencyGain),
        dayGain: sum((row) => row.dayGain),
      };
    })
    .sort(byValue);
}

function rowOf(id: string, holdings: readonly Holding[], instruments: InstrumentById): HoldingRow {
  const instrument = instruments.get(id);
  const [first] = holdings;
  const symbol = first?.instrument.symbol ?? id;
  const name = instrument?.name ?? symbol;
  const sum = (figureOf: (holding: Holding) => Result<number>): Result<number> =>
    sumOf(holdings.map(figureOf));
  const cost = sum((holding) => holding.cost);
  const gain = sumOf(holdings.flatMap(({ priceGain, currencyGain }) => [priceGain, currencyGain]));
  return {
    id,
    name,
    symbol: name === symbol ? null : symbol,
    holdings,
    quantity: holdings.reduce((total, { quantity }) => total + Number(quantity), 0),
    value: sum(({ value }) => value),
    cost,
    gain,
    gainRate: gainRate(gain, cost, holdings),
    priceGain: sum(({ priceGain }) => priceGain),
    currencyGain: sum(({ currencyGain }) => currencyGain),
    dayGain: sum(({ dayGain }) => dayGain),
    weight: sum(({ weight }) => weight),
  };
}

const size = (value: Result<number>): number => (value.ok ? value.value : Number.NEGATIVE_INFINITY);

const byValue = (
  a: { readonly id: string; readonly value: Result<number> },
  b: { readonly id: string; readonly value: Result<number> },
): number => size(b.value) - size(a.value) || (a.id < b.id ? -1 : 1);

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const own = groups.get(key);
    if (own) own.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
