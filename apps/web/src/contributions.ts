import { loadAccessibilitySettings } from '@finance-analyst/accessibility';
import type { CommandRegistry } from '@finance-analyst/contributions';
import { loadNotificationHistory } from '@finance-analyst/notifications';
import {
  overlayTitles,
  shortcutsOverlay,
  type Overlay,
  type ShellTools,
} from '@finance-analyst/shell-layout';
import type { Services } from './services/Services.js';

export interface ContributionEdges {
  readonly services: Services;
  readonly registry: CommandRegistry;
  readonly isShortcutEnabled: ShellTools['isShortcutEnabled'];
}

/** The only table of what features give one another. Each part is loaded when it is first wanted. */
export const overlayContributions = ({
  services,
  registry,
  isShortcutEnabled,
}: ContributionEdges): readonly Overlay[] => [
  { id: 'accessibility', title: overlayTitles.accessibility, load: loadAccessibilitySettings },
  shortcutsOverlay({ registry: () => registry, hasCommandKey: services.hasCommandKey, isShortcutEnabled }),
  {
    id: 'performance',
    title: overlayTitles.performance,
    load: async () => (await import('./overlays/performanceOverlay.js')).performanceOverlay(services),
  },
  {
    id: 'whats-new',
    title: overlayTitles['whats-new'],
    load: async () => (await import('./overlays/newsOverlay.js')).newsOverlay(services),
  },
  { id: 'notifications', title: overlayTitles.notifications, load: loadNotificationHistory },
];
