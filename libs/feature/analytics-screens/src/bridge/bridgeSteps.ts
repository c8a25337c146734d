import type { WaterfallStep } from '@finance-analyst/charts';
import type { Bridge } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';

/**
 * The steps of a bridge, from the opening to the closing value; what was 0 is left out. To a part without cash, purchases are what comes
 * in, and sales and income what goes out.
 */
export function bridgeSteps(bridge: Bridge, isPart: boolean): readonly WaterfallStep[] {
  const { opening, deposits, withdrawals, price, income, currency, fees, taxes, closing } = bridge;
  const names = { ...messages.bridgeSteps, ...(isPart && messages.partSteps) };
  const total = (id: 'opening' | 'closing', value: number): WaterfallStep => ({
    id,
    label: names[id],
    value: { ok: true, value },
    role: 'total',
  });
  const flows: readonly (readonly [id: keyof typeof names, amount: number])[] = [
    ['deposits', deposits],
    ['withdrawals', -withdrawals],
    ['price', price],
    ['income', income],
    ['currency', currency],
    ['fees', -fees],
    ['taxes', -taxes],
  ];
  return [
    total('opening', opening),
    ...flows
      .filter(([, amount]) => amount !== 0)
      .map(([id, value]): WaterfallStep => ({
        id,
        label: names[id],
        value: { ok: true, value },
        role: 'flow',
      })),
    total('closing', closing),
  ];
}
