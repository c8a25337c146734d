import { TermsScreen } from '@finance-analyst/information-screens';
import type { ReactElement } from 'react';

export function TermsRoute(): ReactElement {
  return <TermsScreen />;
}
