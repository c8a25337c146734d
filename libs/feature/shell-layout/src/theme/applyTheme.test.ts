import { beforeEach, describe, expect, it } from 'vitest';
import { applyTheme } from './applyTheme.js';

const barsShown = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media);

describe('applyTheme', () => {
  beforeEach(() => {
    document.head.innerHTML = `
      <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" data-scheme="light">
      <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" data-scheme="dark">`;
  });

  it('[SHELL-LAYOUT-9] leaves the choice to the system', () => {
    applyTheme(document, 'dark');
    applyTheme(document, 'system');
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
    expect(barsShown()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('[SHELL-LAYOUT-10] sets the page and the browser’s bars to a chosen theme', () => {
    applyTheme(document, 'dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(barsShown()).toEqual(['not all', 'all']);
  });
});
