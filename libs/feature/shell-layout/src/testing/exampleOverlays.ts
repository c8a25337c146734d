import type { OverlayManifest } from '@finance-analyst/contributions';
import { shellManifest } from '../manifest.js';

/** The overlays of the shell, and those of features that it opens or that have keys. */
export const exampleOverlays: readonly Pick<OverlayManifest, 'id' | 'title' | 'command'>[] = [
  ...(shellManifest.overlays ?? []),
  {
    id: 'performance',
    title: 'Performance dashboard',
    command: {
      title: 'Open the performance dashboard',
      word: 'performance',
      shortcut: { key: 'p', primary: true, shift: true },
    },
  },
  { id: 'export', title: 'Export data', command: { title: 'Export data…', word: 'export' } },
  { id: 'whats-new', title: "What's new", command: { title: 'Show what is new', word: 'news' } },
];
