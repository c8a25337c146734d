import { ChangelogScreen } from '@finance-analyst/information-screens';
import type { ReactElement } from 'react';
import type { RouteProps } from './RouteProps.js';

export function ChangelogRoute({ services }: RouteProps): ReactElement {
  return <ChangelogScreen workspace={services.workspace} />;
}
