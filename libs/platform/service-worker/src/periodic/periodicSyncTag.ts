/** The tag of the background refresh of financial data. */
export const periodicSyncTag = 'update-financial-data';
