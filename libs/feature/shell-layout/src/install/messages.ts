/** The texts of the install banner, which are loaded with it. */
export const messages = {
  heading: 'Install Finance Analyst Pro',
  text: 'Get faster access and offline features',
  install: 'Install',
  dismiss: 'Not now',
} as const;
