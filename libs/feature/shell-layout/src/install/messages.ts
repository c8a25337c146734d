/** The texts of the install banner, which are loaded with it. */
export const messages = {
  heading: 'Install Finance Analyst Pro',
  text: 'Get faster access and offline features',
  install: 'Install',
  dismiss: 'Do not install now',
} as const;
