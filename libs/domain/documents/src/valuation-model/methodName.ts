const names: Readonly<Record<string, string>> = {
  'free-cash-flow-to-firm': 'Free cash flow to the firm',
  'excess-return': 'Excess return',
  'funds-from-operations': 'Funds from operations',
  'leveraged-buyout': 'Leveraged buyout',
};

/** The name of a template's method, wherever the product shows it; the id of a template without one. */
export const methodName = (templateId: string): string => names[templateId] ?? templateId;
