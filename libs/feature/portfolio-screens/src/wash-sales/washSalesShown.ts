/** How the address of the transactions says that only wash sales are listed. */
export const washSalesShown = 'wash-sales';
