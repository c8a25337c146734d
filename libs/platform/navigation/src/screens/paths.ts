/**
 * The addresses that link features. A screen that others link to is at one of these; a selection
 * inside a screen is a query parameter, never its own path.
 */
export const paths = {
  home: '/',
  valuationTool: '/valuation-tool',
  valuationWorkbench: '/valuation-workbench',
  scenarioAnalysis: '/scenario-analysis',
  portfolio: '/portfolio',
  analytics: '/analytics',
  advancedAnalyticsDashboard: '/advanced-analytics-dashboard',
  performance: '/performance',
  usabilityTesting: '/usability-testing',
  status: '/status',
  settings: '/settings',
  userGuide: '/user-guide',
  changelog: '/changelog',
  terms: '/terms',
  privacy: '/privacy',
} as const;
