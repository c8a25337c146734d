import { loadAccessibilitySettings } from '@finance-analyst/accessibility';
import type { OverlayManifest } from '@finance-analyst/contributions';
import { loadNotificationHistory } from '@finance-analyst/notifications';
import { overlayTitles, shortcutsOverlay, type ShellTools } from '@finance-analyst/shell-layout';
import { features } from './features.js';
import type { Given } from './given/Given.js';

/** What an overlay shows is not the screen's. */
const onDataShown: Given['onDataShown'] = () => undefined;

const given = (
  { id, title, load }: OverlayManifest<Given>,
  services: Omit<Given, 'onDataShown'>,
): OverlayManifest => ({
  id,
  title,
  load: async () => {
    const Content = await load();
    return ({ onClose }) => <Content {...services} onDataShown={onDataShown} onClose={onClose} />;
  },
});

/** The overlays of the shell and of the features. Each is loaded when it is first opened. */
export const overlayContributions = (
  services: Omit<Given, 'onDataShown'>,
  isShortcutEnabled: ShellTools['isShortcutEnabled'],
): readonly OverlayManifest[] => [
  { id: 'accessibility', title: overlayTitles.accessibility, load: loadAccessibilitySettings },
  shortcutsOverlay({
    registry: () => services.registry,
    hasCommandKey: services.hasCommandKey,
    isShortcutEnabled,
  }),
  { id: 'notifications', title: overlayTitles.notifications, load: loadNotificationHistory },
  ...features.flatMap(({ overlays = [] }) => overlays).map((overlay) => given(overlay, services)),
];
