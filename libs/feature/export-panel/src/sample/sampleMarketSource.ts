import type { ExportSource } from '@finance-analyst/contributions';
import { messages } from '../messages.js';

/** The companies of the sample market, which need neither a server nor anything of the person's. */
export const sampleMarketSource: ExportSource = {
  title: messages.sampleMarket,
  scope: messages.sampleScope,
  isSample: true,
  write: async () => ({
    ok: true,
    value: await (await import('./writeSampleMarket.js')).writeSampleMarket(),
  }),
};
