import { ErrorBoundary } from '@finance-analyst/components';
import { memo, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../routes.js';
import type { RouteProps } from './RouteProps.js';
import { ScreenSkeleton } from './ScreenSkeleton.js';

/** The screen that the address names. One that breaks leaves everything around it standing, and the next one whole. */
export const Screens = memo(function Screens(props: RouteProps) {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary title="This screen could not be shown" resetKeys={[pathname, search]}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          {routes.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen {...props} />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
});
