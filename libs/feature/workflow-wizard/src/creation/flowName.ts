/** The flow's name among analytics events. */
export const flowName = 'new-model';

/** The name of making a portfolio. */
export const portfolioFlowName = 'new-portfolio';
