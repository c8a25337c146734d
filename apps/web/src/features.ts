import { accountManifest } from '@finance-analyst/account-screens/manifest';
import { analyticsManifest } from '@finance-analyst/analytics-screens/manifest';
import type {
  CompanionManifest,
  FeatureManifest,
  OverlayManifest,
  ScreenManifest,
} from '@finance-analyst/contributions';
import { exportManifest } from '@finance-analyst/export-panel/manifest';
import { importManifest } from '@finance-analyst/import-pipeline/manifest';
import { informationManifest } from '@finance-analyst/information-screens/manifest';
import { tourManifest } from '@finance-analyst/onboarding-tour/manifest';
import { overviewManifest } from '@finance-analyst/overview-screens/manifest';
import { portfolioManifest } from '@finance-analyst/portfolio-screens/manifest';
import { qualityManifest } from '@finance-analyst/quality-screens/manifest';
import { shellManifest } from '@finance-analyst/shell-layout/manifest';
import { terminalManifest } from '@finance-analyst/terminal/manifest';
import { uncertaintyManifest } from '@finance-analyst/uncertainty-screens/manifest';
import { valuationManifest } from '@finance-analyst/valuation-screens/manifest';
import { wizardManifest } from '@finance-analyst/workflow-wizard/manifest';
import type { FeatureDependencies } from './dependencies/FeatureDependencies.js';

/**
 * The only table of features, in navigation order. Routes, navigation, search, commands, guide, titles,
 * overlays and preloading derive from it; the installed app's shortcuts are checked against it.
 */
export const features: readonly FeatureManifest<FeatureDependencies>[] = [
  shellManifest,
  overviewManifest,
  valuationManifest,
  uncertaintyManifest,
  portfolioManifest,
  analyticsManifest,
  qualityManifest,
  accountManifest,
  informationManifest,
  terminalManifest,
  tourManifest,
  wizardManifest,
  importManifest,
  exportManifest,
];

/** Every screen. */
export const screens: readonly ScreenManifest<FeatureDependencies>[] = features.flatMap(
  (feature) => feature.screens ?? [],
);

/** Every overlay. */
export const overlays: readonly OverlayManifest<FeatureDependencies>[] = features.flatMap(
  (feature) => feature.overlays ?? [],
);

/** What features show beside every screen. */
export const companions: readonly CompanionManifest<FeatureDependencies>[] = features.flatMap(
  (feature) => feature.companions ?? [],
);
