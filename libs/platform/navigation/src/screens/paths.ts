/** The address of each screen that exists. A selection inside a screen is a query parameter, never a path of its own. */
export const paths = {
  home: '/',
  valuationWorkbench: '/valuation-workbench',
  performance: '/performance',
  heartDashboard: '/heart-dashboard',
  usabilityTesting: '/usability-testing',
  mobile: '/mobile',
  status: '/status',
  changelog: '/changelog',
  settings: '/settings',
  userGuide: '/user-guide',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export type ScreenId = keyof typeof paths;
export type ScreenPath = (typeof paths)[ScreenId];
