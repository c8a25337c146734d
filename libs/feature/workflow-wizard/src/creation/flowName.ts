/** The flow's name among analytics events. */
export const flowName = 'new-model';
