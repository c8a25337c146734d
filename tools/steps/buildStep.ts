import { runNxTarget } from '../nx/runNxTarget.ts';
import type { Step } from '../test-command/Step.ts';

export const buildStep: Step = {
  title: 'Builds',
  purpose: 'Vite builds every library, the page with its service worker, and the API.',
  run: async () => [...(await runNxTarget('build')), ...(await runNxTarget('service-worker'))],
};
