/** The variation that is asked for. */
export const dashboardVariantKey = 'dashboard-variant';

/** The variant where the service says nothing. */
export const defaultVariant = 'A';
