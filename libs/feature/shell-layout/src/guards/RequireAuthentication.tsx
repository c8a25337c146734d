import { selectIsAuthenticated, selectSessionStatus } from '@finance-analyst/session';
import type { ReactElement, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { GuardSpinner } from './GuardSpinner.js';
import { guardPaths } from './guardPaths.js';

/** What the sign-in screen finds in the location's state: where the person wanted to go. */
export interface SignInOrigin {
  readonly from: string;
}

export interface RequireAuthenticationProps {
  readonly children: ReactNode;
}

/** Shows a screen to whoever is signed in; sends everybody else to sign in, and remembers where they wanted to go. */
export function RequireAuthentication({ children }: RequireAuthenticationProps): ReactElement {
  const status = useSelector(selectSessionStatus);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <GuardSpinner />;
  if (isAuthenticated) return <>{children}</>;
  const origin: SignInOrigin = { from: `${pathname}${search}${hash}` };
  return <Navigate to={guardPaths.login} replace state={origin} />;
}
