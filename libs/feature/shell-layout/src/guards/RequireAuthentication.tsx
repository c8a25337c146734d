import { selectIsAuthenticated, selectSessionStatus } from '@finance-analyst/session';
import type { ReactElement, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { GuardSpinner } from './GuardSpinner.js';
import { guardPaths } from './guardPaths.js';

/** The sign-in screen's location state: the originally requested address. */
export interface SignInOrigin {
  readonly from: string;
}

export interface RequireAuthenticationProps {
  readonly children: ReactNode;
}

/** Shows a screen to signed-in users; sends everyone else to sign in, and remembers the requested address. */
export function RequireAuthentication({ children }: RequireAuthenticationProps): ReactElement {
  const status = useSelector(selectSessionStatus);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <GuardSpinner />;
  if (isAuthenticated) return <>{children}</>;
  const origin: SignInOrigin = { from: `${pathname}${search}${hash}` };
  return <Navigate to={guardPaths.login} replace state={origin} />;
}
