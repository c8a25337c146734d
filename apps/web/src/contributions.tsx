import { loadAccessibilitySettings } from '@finance-analyst/accessibility';
import type { OverlayManifest } from '@finance-analyst/contributions';
import { loadNotificationHistory } from '@finance-analyst/notifications';
import { overlayTitles, shortcutsOverlay, type ShellTools } from '@finance-analyst/shell-layout';
import { features } from './features.js';
import type { Given } from './given/Given.js';

const withGiven = ({ id, title, load }: OverlayManifest<Given>, given: Given): OverlayManifest => ({
  id,
  title,
  load: async () => {
    const Content = await load();
    return ({ onClose }) => <Content {...given} onClose={onClose} />;
  },
});

/** The overlays of the shell and of the features. Each is loaded when it is first opened. */
export const overlayContributions = (
  given: Given,
  isShortcutEnabled: ShellTools['isShortcutEnabled'],
): readonly OverlayManifest[] => [
  { id: 'accessibility', title: overlayTitles.accessibility, load: loadAccessibilitySettings },
  shortcutsOverlay({
    registry: () => given.registry,
    hasCommandKey: given.hasCommandKey,
    isShortcutEnabled,
  }),
  { id: 'notifications', title: overlayTitles.notifications, load: loadNotificationHistory },
  ...features.flatMap(({ overlays = [] }) => overlays).map((overlay) => withGiven(overlay, given)),
];
