import { ErrorBoundary } from '@finance-analyst/components';
import type { ScreenProps } from '@finance-analyst/contributions';
import { memo, Suspense, useDeferredValue } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { FeatureDependencies } from '../dependencies/FeatureDependencies.js';
import { ScreenSkeleton } from './ScreenSkeleton.js';

/** The screen at the current address. If it fails, everything around it and the next screen still work. */
export const Screens = memo(function Screens(dependencies: FeatureDependencies & ScreenProps) {
  const { pathname, search } = useLocation();
  // The shell is painted first: laying out both together would block a slow machine too long. Until then the skeleton
  // is inside the boundary: as its fallback, React would keep it for at least 300 ms.
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
