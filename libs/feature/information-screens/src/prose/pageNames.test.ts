import { paths, screenAt } from '@finance-analyst/navigation';
import { describe, expect, it } from 'vitest';
import { informationManifest } from '../manifest.js';
import { messages } from '../messages.js';

describe('the pages', () => {
  it.each([
    [messages.changelog, paths.changelog],
    [messages.terms, paths.terms],
    [messages.privacy, paths.privacy],
    [messages.userGuide, paths.userGuide],
  ])('[INFORMATION-SCREENS-21] are headed as the navigation calls them: %s', (heading, path) => {
    expect(heading).toBe(screenAt(informationManifest.screens ?? [], path)?.title);
  });
});
