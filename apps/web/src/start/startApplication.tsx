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
import { createRoot } from './createRoot.js';
import { loadFonts } from './loadFonts.js';
import { nextTask } from './nextTask.js';
import { showStartFailure } from './showStartFailure.js';
import { startBackground } from './startBackground.js';

/** Draws the product, or its maintenance text, which needs no services. What prevents that is said in its place. */
async function draw(window: Window & typeof globalThis, container: HTMLElement): Promise<Services | null> {
  const { document } = window;
  try {
    const { config, problem } = readRuntimeConfig({ document, buildTime: import.meta.env });
    if (problem !== null) console.warn(problem);

    // Left out of a built product, with its code.
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
    // So that its code arrives while the shell is being drawn.
    routeAt(services.routes, window.location.pathname)?.Screen.preload();
    await nextTask();
    const tools = createTools(window, services);
    // As a transition, React draws the first screen in slices and lets the page answer in between.
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
 * Starts the product in the page. Fires `app-ready` on the window when that is done, and also when it failed, so that
 * nothing waits for it forever.
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
