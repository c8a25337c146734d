import { Skeleton } from '@finance-analyst/components';
import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { loadAccessibilitySettings } from './loadAccessibilitySettings.js';

const AccessibilityForm = createLazyScreen(loadAccessibilitySettings, {
  failureTitle: messages.settingsFailed,
});

/** The settings form, loaded on first display, for a dialog or a screen. */
export function AccessibilitySettings(): ReactElement {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <AccessibilityForm />
    </Suspense>
  );
}
