/** The texts of wash sales. */
export const messages = {
  washSale: 'Wash sale',
  washSaleOf: (name: string): string => `Wash sale: ${name}`,
  bought: (quantity: string, day: string, account: string): string =>
    `${quantity} bought ${day} in ${account}`,
  loss: (loss: string, quantity: string): string =>
    `A loss of ${loss} on ${quantity} sold has purchases within 30 days before or after the sale:`,
  rule: 'Under US tax law (section 1091), such a loss is not deductible now; it is added to the cost of the shares bought. Gains and costs here are not adjusted.',
  count: (count: number, format: string): string => (count === 1 ? '1 wash sale' : `${format} wash sales`),
  only: (count: string): string => `Wash sales only (${count})`,
  failed: (reason: string): string => `Wash sales could not be found. ${reason}`,
} as const;
