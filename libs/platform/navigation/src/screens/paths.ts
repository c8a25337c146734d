/**
 * The addresses that lead from one feature to another. A screen that others lead to is at one of these; a selection
 * inside a screen is a query parameter, never a path of its own.
 */
export const paths = {
  home: '/',
  valuationWorkbench: '/valuation-workbench',
  performance: '/performance',
  usabilityTesting: '/usability-testing',
  status: '/status',
  settings: '/settings',
  userGuide: '/user-guide',
  changelog: '/changelog',
  terms: '/terms',
  privacy: '/privacy',
} as const;
