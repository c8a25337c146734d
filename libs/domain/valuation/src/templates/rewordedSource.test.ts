// @vitest-environment node
import { expect, it } from 'vitest';
import { excessReturn2Source } from '../excess-return-2/excessReturn2Source.js';
import { freeCashFlowToFirmSource } from '../free-cash-flow-to-firm/freeCashFlowToFirmSource.js';
import { freeCashFlowToFirm2Source } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Source.js';
import { leveragedBuyout2Model } from '../leveraged-buyout-2/leveragedBuyout2Model.js';
import { leveragedBuyout2Source } from '../leveraged-buyout-2/leveragedBuyout2Source.js';
import { leveragedBuyout3Source } from '../leveraged-buyout-3/leveragedBuyout3Source.js';
import { valuationTemplates } from './modelTemplates.js';
import { rewordedSource, rewordings } from './rewordedSource.js';

const sources = [
  excessReturn2Source,
  freeCashFlowToFirmSource,
  freeCashFlowToFirm2Source,
  leveragedBuyout2Source,
  leveragedBuyout3Source,
  ...valuationTemplates.map(({ source }) => source),
];

it.each(rewordings)('changes the words of a released template: %s', (released, better) => {
  const worded = sources.filter((source) => source.includes(released));
  expect(worded).not.toEqual([]);
  for (const source of worded) {
    expect(rewordedSource(source)).toContain(better);
    expect(rewordedSource(source)).not.toContain(released);
  }
});

it('shows the better words in a compiled model', () => {
  expect(leveragedBuyout2Model(5, 2).inputs.map(({ label }) => label)).toContain(
    'Senior debt, annual repayment, share of the amount borrowed',
  );
});
