import type { OverlayManifest } from '@finance-analyst/contributions';
import { overlays } from './features.js';
import type { Given } from './given/Given.js';

const withGiven = (overlay: OverlayManifest<Given>, given: Given): OverlayManifest => ({
  ...overlay,
  load: async () => {
    const Content = await overlay.load();
    return ({ onClose }) => <Content {...given} onClose={onClose} />;
  },
});

/** The features' overlays. Each is loaded when first opened. */
export const overlayContributions = (given: Given): readonly OverlayManifest[] =>
  overlays.map((overlay) => withGiven(overlay, given));
