import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { ownerOf } from '../workspace/ownerOf.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import { runVitest } from '../test-command/runVitest.ts';
import type { Step } from '../test-command/Step.ts';

export const storyStep: Step = {
  title: 'Stories',
  purpose:
    'Every story of the catalogue runs as a test in Chromium, with an accessibility check in each theme.',
  run: async () => {
    await ensureChromium();
    const outcomes = await runVitest(join(workspaceRoot, 'apps/storybook'));
    const tested = new Set(outcomes.map(({ subject }) => subject));
    const withStories = new Set(
      globSync('libs/*/*/src/**/*.stories.tsx', { cwd: workspaceRoot }).map((file) => ownerOf(file)),
    );
    const missed = [...withStories].filter((subject) => !tested.has(subject));
    return [...outcomes, ...missed.map((subject) => outcomeOfCheck(subject, ['Its stories did not run.']))];
  },
};
