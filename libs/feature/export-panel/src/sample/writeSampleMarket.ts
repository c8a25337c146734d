import { figuresFile, fileNameOf, type ChartTable } from '@finance-analyst/charts';
import type { ExportFile } from '@finance-analyst/contributions';
import { createSampleMarket, type SampleMarket } from '@finance-analyst/sample-economy';
import { messages } from '../messages.js';

/** Ten years of prices of a company take a few milliseconds: the page can respond between two of them. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** The file of the sample market: its companies with their last price, marked as sample data. */
export async function writeSampleMarket(market: SampleMarket = createSampleMarket()): Promise<ExportFile> {
  const rows: ChartTable['rows'][number][] = [];
  for (const { symbol, name, exchange, sector, currency, type } of market.instruments()) {
    if (type !== 'equity') continue;
    const bar = market.bars(symbol).at(-1);
    rows.push({
      id: symbol,
      label: symbol,
      figures: [bar ? { ok: true, value: bar.close } : { ok: false, reason: messages.noPrice }],
      texts: [currency ?? '', bar?.date ?? '', name, exchange ?? '', sector ?? ''],
    });
    await nextTask();
  }
  return figuresFile(
    fileNameOf(messages.sampleMarket, 'sample'),
    {
      rowTitle: messages.symbol,
      columns: [{ id: 'price', label: messages.price, format: { kind: 'number' } }],
      textColumns: [messages.currency, messages.asOf, messages.name, messages.exchange, messages.sector],
      rows,
    },
    { title: messages.sampleMarket, isSample: true },
  );
}
