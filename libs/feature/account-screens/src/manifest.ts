import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths } from '@finance-analyst/navigation';
import type { AccountDependencies } from './AccountDependencies.js';

/** What this feature contributes to the product. */
export const accountManifest: FeatureManifest<AccountDependencies> = {
  screens: [
    {
      id: 'settings',
      path: paths.settings,
      title: 'Settings',
      question: 'How should the product work for me?',
      group: 'settings',
      icon: 'settings',
      alsoIn: 'bar',
      shortcut: 'Settings',
      load: async () => (await import('./settings/SettingsRoute.js')).SettingsRoute,
    },
  ],
};

/** Writes everything stored into one file and downloads it. */
export const loadDownloadBackup = async () => (await import('./backup/downloadBackup.js')).downloadBackup;
