import { loadAccessibilitySettings } from '@finance-analyst/accessibility';
import type { FeatureManifest } from '@finance-analyst/contributions';
import { loadNotificationHistory } from '@finance-analyst/notifications';
import type { ShellDependencies } from './ShellDependencies.js';
import { installDismissedEntry } from '@finance-analyst/installation';

/** What this feature contributes to the product. */
export const shellManifest: FeatureManifest<ShellDependencies> = {
  overlays: [
    {
      id: 'accessibility',
      title: 'Accessibility settings',
      command: {
        title: 'Open the accessibility settings',
        word: 'accessibility',
        shortcut: { key: 'a', primary: true, shift: true },
      },
      load: loadAccessibilitySettings,
    },
    {
      id: 'shortcuts',
      title: 'Keyboard shortcuts',
      command: {
        title: 'Show the keyboard shortcuts',
        word: 'shortcuts',
        shortcut: { key: '?' },
        isOffWhileTyping: true,
      },
      load: async () => (await import('./shortcuts/ShortcutsOverlay.js')).ShortcutsOverlay,
    },
    {
      id: 'notifications',
      title: 'Notifications',
      command: { title: 'Show the notifications', word: 'notifications' },
      load: loadNotificationHistory,
    },
  ],
  loadStoredEntries: async () => [installDismissedEntry],
};
