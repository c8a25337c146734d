import type { OverlayManifest } from '@finance-analyst/contributions';
import { overlays } from './features.js';
import type { FeatureDependencies } from './dependencies/FeatureDependencies.js';

const withDependencies = (
  overlay: OverlayManifest<FeatureDependencies>,
  dependencies: FeatureDependencies,
): OverlayManifest => ({
  ...overlay,
  load: async () => {
    const Content = await overlay.load();
    return ({ onClose }) => <Content {...dependencies} onClose={onClose} />;
  },
});

/** The features' overlays. Each is loaded when first opened. */
export const overlayContributions = (dependencies: FeatureDependencies): readonly OverlayManifest[] =>
  overlays.map((overlay) => withDependencies(overlay, dependencies));
