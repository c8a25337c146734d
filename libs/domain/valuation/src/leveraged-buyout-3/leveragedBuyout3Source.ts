import { leveragedBuyoutText } from '../leveraged-buyout-2/leveragedBuyout2Source.js';

/** Version 3, without an interest cover of a period whose cash flow starts before the deal and its interest with it. */
export const leveragedBuyout3Source = leveragedBuyoutText({
  interestCover: (cover) => `require(financed_length >= period_length, ${cover})`,
  isCoverChecked: 'cash_interest > 0, financed_length >= period_length',
});
