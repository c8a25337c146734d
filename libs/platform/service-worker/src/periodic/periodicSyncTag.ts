/** What page and worker call the background refresh of financial data. */
export const periodicSyncTag = 'update-financial-data';
