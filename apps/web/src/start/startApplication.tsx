import { MaintenanceScreen } from '@finance-analyst/shell-layout';
import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '../Providers.js';
import { preloadScreen } from '../routes.js';
import { createServices } from './createServices.js';
import { loadFonts } from './loadFonts.js';

/**
 * Starts the product in the page. Fires `app-ready` on the window when that is done, and also when it failed, so that
 * whoever waits for it never waits for ever.
 */
export function startApplication(window: Window & typeof globalThis): void {
  try {
    const { document } = window;
    const container = document.getElementById('root');
    if (!container) throw new Error('Root container not found in DOM');

    const { config, problem } = readRuntimeConfig({ document, buildTime: import.meta.env });
    if (problem !== null) console.warn(problem);

    const root = createRoot(container);
    if (config.maintenance) root.render(<MaintenanceScreen />);
    else {
      preloadScreen(window.location.pathname);
      const services = createServices(window, config);
      // As a transition, React draws the first screen in slices and lets the page answer in between.
      startTransition(() => {
        root.render(<Providers services={services} />);
      });
    }
    loadFonts(window);
  } finally {
    window.dispatchEvent(new Event('app-ready'));
  }
}
