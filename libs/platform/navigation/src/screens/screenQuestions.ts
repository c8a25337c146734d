import type { ScreenId } from './paths.js';

/** The one question that each screen answers. Apart from the table of screens, which every start loads. */
export const screenQuestions: Readonly<Record<ScreenId, string>> = {
  home: 'Where do I start?',
  valuationWorkbench: 'What is one public company worth?',
  performance: 'Is the product fast enough here?',
  heartDashboard: 'Does the product help the people who use it?',
  usabilityTesting: 'Where do people get stuck?',
  mobile: 'Is this device ready?',
  status: 'Can I trust the service?',
  changelog: 'What is different since I was last here?',
  settings: 'How should the product work for me?',
  userGuide: 'How do I do this?',
  terms: 'What may I rely on?',
  privacy: 'What is kept about me, and where?',
};
