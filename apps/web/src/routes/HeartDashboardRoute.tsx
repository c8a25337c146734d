import { HeartDashboardScreen } from '@finance-analyst/quality-screens';
import type { ReactElement } from 'react';
import type { RouteProps } from './RouteProps.js';

export function HeartDashboardRoute({ services }: RouteProps): ReactElement {
  return <HeartDashboardScreen analytics={services.analytics} clock={services.clock} />;
}
