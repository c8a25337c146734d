/** Every overlay of the shell, with the menu entry that opens it. */
export const overlays = [
  { title: 'Accessibility settings', item: 'Open the accessibility settings' },
  { title: 'Keyboard shortcuts', item: 'Show the keyboard shortcuts' },
  { title: 'Performance dashboard', item: 'Open the performance dashboard' },
  { title: "What's new", item: 'Show what is new' },
  { title: 'Notifications', item: 'Show the notifications' },
  { title: 'Workflow wizard', item: 'New model…' },
  { title: 'Export data', item: 'Export data…' },
] as const;
