import type { CompanionManifest } from '@finance-analyst/contributions';
import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, useSyncExternalStore, type FunctionComponent } from 'react';
import { companions } from '../features.js';
import type { FeatureDependencies } from '../dependencies/FeatureDependencies.js';

export interface CompanionProps {
  /** Path of the open screen. */
  readonly path: string;
}

function createCompanion(
  companion: CompanionManifest<FeatureDependencies>,
  dependencies: FeatureDependencies,
): FunctionComponent<CompanionProps> {
  const Content = createLazyScreen(companion.load, { failureTitle: companion.failureTitle });
  const subscribe = (listener: () => void) => companion.subscribe(dependencies, listener);
  return function Companion({ path }) {
    const isShown = useSyncExternalStore(subscribe, () => companion.isShown(dependencies, path));
    return isShown ? (
      <Suspense>
        <Content {...dependencies} />
      </Suspense>
    ) : null;
  };
}

/** What features show beside every screen, each while needed. */
export function createCompanions(
  dependencies: FeatureDependencies,
  listed: readonly CompanionManifest<FeatureDependencies>[] = companions,
): FunctionComponent<CompanionProps> {
  const parts = listed.map((companion) => ({
    id: companion.id,
    Part: createCompanion(companion, dependencies),
  }));
  return function Companions({ path }) {
    return parts.map(({ id, Part }) => <Part key={id} path={path} />);
  };
}
