/** The requested variation. */
export const dashboardVariantKey = 'dashboard-variant';

/** The variant without a response from the service. */
export const defaultVariant = 'A';
