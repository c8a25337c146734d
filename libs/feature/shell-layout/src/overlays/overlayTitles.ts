/** The overlays that the shell opens, by their ids, and the names of their dialogs. */
export const overlayTitles = {
  accessibility: 'Accessibility settings',
  shortcuts: 'Keyboard shortcuts',
  performance: 'Performance dashboard',
  'whats-new': "What's new",
  notifications: 'Notifications',
} as const;

export type OverlayId = keyof typeof overlayTitles;
