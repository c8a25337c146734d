import { accountManifest } from '@finance-analyst/account-screens/manifest';
import type {
  CompanionManifest,
  FeatureManifest,
  OverlayManifest,
  ScreenManifest,
} from '@finance-analyst/contributions';
import { informationManifest } from '@finance-analyst/information-screens/manifest';
import { tourManifest } from '@finance-analyst/onboarding-tour/manifest';
import { overviewManifest } from '@finance-analyst/overview-screens/manifest';
import { qualityManifest } from '@finance-analyst/quality-screens/manifest';
import { shellManifest } from '@finance-analyst/shell-layout/manifest';
import { terminalManifest } from '@finance-analyst/terminal/manifest';
import { valuationManifest } from '@finance-analyst/valuation-screens/manifest';
import type { Given } from './given/Given.js';

/**
 * The only table of features, in the order of navigation. Routes, navigation, search, commands, guide, titles,
 * overlays and preloading are made from it; the shortcuts of the installed product are checked against it.
 */
export const features: readonly FeatureManifest<Given>[] = [
  shellManifest,
  overviewManifest,
  valuationManifest,
  qualityManifest,
  accountManifest,
  informationManifest,
  terminalManifest,
  tourManifest,
];

/** Every screen that exists. */
export const screens: readonly ScreenManifest<Given>[] = features.flatMap((feature) => feature.screens ?? []);

/** Every overlay that exists. */
export const overlays: readonly OverlayManifest<Given>[] = features.flatMap(
  (feature) => feature.overlays ?? [],
);

/** What features show beside every screen. */
export const companions: readonly CompanionManifest<Given>[] = features.flatMap(
  (feature) => feature.companions ?? [],
);
