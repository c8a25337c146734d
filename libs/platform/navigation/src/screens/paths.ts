/** The address of each screen that exists. A selection inside a screen is a query parameter, never a path of its own. */
export const paths = {
  home: '/',
  valuationWorkbench: '/valuation-workbench',
  performance: '/performance',
  heartDashboard: '/heart-dashboard',
  usabilityTesting: '/usability-testing',
  mobile: '/mobile',
  status: '/status',
  settings: '/settings',
  userGuide: '/user-guide',
  changelog: '/changelog',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export type ScreenId = keyof typeof paths;
export type ScreenPath = (typeof paths)[ScreenId];
