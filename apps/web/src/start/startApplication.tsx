import { featureFlags, readFlagOverrides } from '@finance-analyst/feature-flags';
import { MaintenanceScreen } from '@finance-analyst/shell-layout';
import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { startTransition } from 'react';
import { Providers } from '../Providers.js';
import { routeAt } from '../routes.js';
import { createServices } from '../services/createServices.js';
import type { Services } from '../services/Services.js';
import { openEntries } from '../stored/openEntries.js';
import { createTools } from '../tools/createTools.js';
import { createRoot } from '../renderer/createRoot.js';
import { loadFonts } from './loadFonts.js';
import { nextTask } from './nextTask.js';
import { showStartFailure } from './showStartFailure.js';
import { startBackground } from './startBackground.js';

/** Renders the app, or its maintenance text, which needs no services. If rendering fails, shows a message instead. */
async function draw(window: Window & typeof globalThis, container: HTMLElement): Promise<Services | null> {
  const { document } = window;
  try {
    const { config, problem } = readRuntimeConfig({ document, buildTime: import.meta.env });
    if (problem !== null) console.warn(problem);

    // Not part of a production build.
    const overrides = import.meta.env.DEV
      ? readFlagOverrides({ entries: openEntries(window), allowOverrides: true })
      : {};
    const { maintenance } = featureFlags(config, overrides);
    const root = createRoot(container);
    if (maintenance) {
      root.render(<MaintenanceScreen />);
      return null;
    }
    await nextTask();
    const services = await createServices(window, config);
    // Loads its code while the shell is being rendered.
    routeAt(services.routes, window.location.pathname)?.Screen.preload();
    await nextTask();
    const tools = createTools(window, services);
    // In a transition, React renders the first screen in slices and lets the page respond in between.
    startTransition(() => {
      root.render(<Providers services={services} tools={tools} />);
    });
    return services;
  } catch (error) {
    showStartFailure(document);
    throw error;
  }
}

/**
 * Starts the app in the page. Fires `app-ready` on the window when it has started or failed, so that nothing waits for
 * it forever.
 */
export async function startApplication(window: Window & typeof globalThis): Promise<void> {
  try {
    const container = window.document.getElementById('root');
    if (!container) throw new Error('Root container not found in DOM');
    const services = await draw(window, container);
    loadFonts(window);
    if (!services) return;
    await nextTask();
    startBackground(window, services);
  } finally {
    window.dispatchEvent(new Event('app-ready'));
  }
}
