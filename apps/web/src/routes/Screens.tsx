import { ErrorBoundary } from '@finance-analyst/components';
import type { ScreenProps } from '@finance-analyst/contributions';
import { memo, Suspense, useDeferredValue } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { FeatureDependencies } from '../dependencies/FeatureDependencies.js';
import { ScreenSkeleton } from './ScreenSkeleton.js';

/** The screen that the address names. One that breaks leaves everything around it standing, and the next one whole. */
export const Screens = memo(function Screens(dependencies: FeatureDependencies & ScreenProps) {
  const { pathname, search } = useLocation();
  // The shell is painted first: together, a slow machine would be busy for too long with their layout. The skeleton
  // stands inside the boundary until then: as its fallback, React would keep it for at least 300 ms.
  const isShellDrawn = useDeferredValue(true, false);
  return (
    <ErrorBoundary
      title="This screen could not be shown"
      resetKeys={[pathname, search]}
      onError={(error) => {
        dependencies.monitor.recordError(error, { screen: pathname });
      }}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        {isShellDrawn ? (
          <Routes>
            {dependencies.routes.map(({ path, Screen }) => (
              <Route key={path} path={path} caseSensitive element={<Screen {...dependencies} />} />
            ))}
          </Routes>
        ) : (
          <ScreenSkeleton />
        )}
      </Suspense>
    </ErrorBoundary>
  );
});
