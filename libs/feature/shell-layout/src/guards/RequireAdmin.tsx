import { storedRole } from '@finance-analyst/session';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { guardPaths } from './guardPaths.js';

export interface RequireAdminProps {
  readonly entries: StoredEntries;
  readonly children: ReactNode;
}

/**
 * Shows a screen to a user stored with exactly the role `admin`; sends everyone else to the admin sign-in. This
 * is a signpost, not a lock: the server checks the session's role in every call that matters.
 */
export const RequireAdmin = ({ entries, children }: RequireAdminProps): ReactElement =>
  storedRole(entries) === 'admin' ? <>{children}</> : <Navigate to={guardPaths.adminLogin} replace />;
