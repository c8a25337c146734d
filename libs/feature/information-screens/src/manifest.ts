import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths } from '@finance-analyst/navigation';
import type { InformationDependencies } from './InformationDependencies.js';

/** What this feature contributes to the product. */
export const informationManifest: FeatureManifest<InformationDependencies> = {
  screens: [
    {
      id: 'userGuide',
      path: paths.userGuide,
      title: 'User guide',
      question: 'How do I do this?',
      group: 'help',
      icon: 'book',
      load: async () => (await import('./user-guide/UserGuideRoute.js')).UserGuideRoute,
    },
    {
      id: 'changelog',
      path: paths.changelog,
      title: 'What changed',
      question: 'What is different since I was last here?',
      group: 'help',
      icon: 'history',
      load: async () => (await import('./changelog/ChangelogScreen.js')).ChangelogScreen,
    },
    {
      id: 'terms',
      path: paths.terms,
      title: 'Terms',
      question: 'What may I rely on?',
      group: 'information',
      icon: 'document',
      alsoIn: 'footer',
      load: async () => (await import('./terms/TermsScreen.js')).TermsScreen,
    },
    {
      id: 'privacy',
      path: paths.privacy,
      title: 'Privacy',
      question: 'What is stored about me, and where?',
      group: 'information',
      icon: 'lock',
      alsoIn: 'footer',
      load: async () => (await import('./privacy/PrivacyRoute.js')).PrivacyRoute,
    },
  ],
  overlays: [
    {
      id: 'whats-new',
      title: "What's new",
      command: { title: 'Show what is new', word: 'news' },
      load: async () => (await import('./changelog/NewsOverlay.js')).NewsOverlay,
    },
  ],
  loadStoredEntries: async () => [(await import('./changelog/seenVersion.js')).seenVersionEntry],
};

/** Shown at every unknown address. */
export const loadNotFound = async () => (await import('./not-found/NotFoundRoute.js')).NotFoundRoute;

export { createNewsWatch, type NewsWatch } from './news/createNewsWatch.js';
