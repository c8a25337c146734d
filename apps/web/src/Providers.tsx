import { ErrorBoundary } from '@finance-analyst/components';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { StrictMode, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Application } from './Application.js';
import type { Services } from './start/createServices.js';

export interface ProvidersProps {
  readonly services: Services;
}

/** What every screen may rely on: the store, the address, the locale of figures. */
export function Providers({ services }: ProvidersProps): ReactElement {
  return (
    <StrictMode>
      <ErrorBoundary title="Finance Analyst Pro could not be shown">
        <Provider store={services.store}>
          <FigureFormatProvider locale={services.locale} timeZone={services.timeZone}>
            <BrowserRouter>
              <Application services={services} />
            </BrowserRouter>
          </FigureFormatProvider>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
}
