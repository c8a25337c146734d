import type { CompanionManifest } from '@finance-analyst/contributions';
import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, useSyncExternalStore, type FunctionComponent } from 'react';
import { companions } from '../features.js';
import type { Given } from '../given/Given.js';

export interface CompanionProps {
  /** Path of the screen that is open. */
  readonly path: string;
}

function createCompanion(
  companion: CompanionManifest<Given>,
  given: Given,
): FunctionComponent<CompanionProps> {
  const Content = createLazyScreen(companion.load, { failureTitle: companion.failureTitle });
  const subscribe = (listener: () => void) => companion.subscribe(given, listener);
  return function Companion({ path }) {
    const isShown = useSyncExternalStore(subscribe, () => companion.isShown(given, path));
    return isShown ? (
      <Suspense>
        <Content {...given} />
      </Suspense>
    ) : null;
  };
}

/** What features show beside every screen, each while it is needed. */
export function createCompanions(
  given: Given,
  listed: readonly CompanionManifest<Given>[] = companions,
): FunctionComponent<CompanionProps> {
  const parts = listed.map((companion) => ({ id: companion.id, Part: createCompanion(companion, given) }));
  return function Companions({ path }) {
    return parts.map(({ id, Part }) => <Part key={id} path={path} />);
  };
}
