import { AccessibilityProvider } from '@finance-analyst/accessibility';
import { ErrorBoundary } from '@finance-analyst/components';
import { CommandRegistryContext } from '@finance-analyst/contributions';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { InPageNavigationContext, ReloadGuardContext, ScreensContext } from '@finance-analyst/navigation';
import { NotificationProvider } from '@finance-analyst/notifications';
import { usePreferences } from '@finance-analyst/session';
import { StrictMode, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Application } from './Application.js';
import { screens } from './features.js';
import type { Services } from './services/Services.js';
import type { Tools } from './tools/createTools.js';

export interface ProvidersProps {
  readonly services: Services;
  readonly tools: Tools;
}

/** The context of every screen: store, accessibility, notifications, router, figure formats. */
export function Providers({ services, tools }: ProvidersProps): ReactElement {
  const { locale, timeZone } = usePreferences(services.preferences);
  return (
    <StrictMode>
      <ErrorBoundary
        title="Finance Analyst Pro could not be shown"
        onError={(error) => {
          services.monitor.recordError(error, { screen: 'application' });
        }}
      >
        <Provider store={services.store}>
          <AccessibilityProvider store={services.accessibility}>
            <NotificationProvider>
              <FigureFormatProvider
                locale={locale ?? services.locale}
                timeZone={timeZone ?? services.timeZone}
              >
                <BrowserRouter>
                  <CommandRegistryContext value={tools.registry}>
                    <ReloadGuardContext value={services.mayReload}>
                      <InPageNavigationContext value={tools.navigator.go}>
                        <ScreensContext value={screens}>
                          <Application services={services} tools={tools} />
                        </ScreensContext>
                      </InPageNavigationContext>
                    </ReloadGuardContext>
                  </CommandRegistryContext>
                </BrowserRouter>
              </FigureFormatProvider>
            </NotificationProvider>
          </AccessibilityProvider>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
}
