import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../public/before-paint.js'), 'utf8');

/** Runs the script as the page does before its first paint. */
const run = () => {
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  element.remove();
};

describe('public/before-paint.js', () => {
  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
    delete document.documentElement.dataset['maintenance'];
    document.body.innerHTML = '';
  });

  it.each(['light', 'dark'])('[WEB-5] sets the stored theme %s before the first paint', (theme) => {
    localStorage.setItem('user-preferences', JSON.stringify({ theme }));
    run();
    expect(document.documentElement.dataset['theme']).toBe(theme);
  });

  it.each([null, '{', 'null', '{}', '{"theme":"system"}', '{"theme":"sepia"}'])(
    '[WEB-5] leaves the system’s theme when storage holds %j',
    (stored) => {
      if (stored !== null) localStorage.setItem('user-preferences', stored);
      run();
      expect(document.documentElement.dataset['theme']).toBeUndefined();
    },
  );

  it.each([
    ['{"maintenance":true}', true],
    ['{"maintenance":false}', false],
    ['', false],
  ])('[WEB-3] marks the page as under maintenance when its settings are %j: %j', (settings, isMarked) => {
    document.body.innerHTML = `<script type="application/json" id="runtime-config">${settings}</script>`;
    run();
    expect(document.documentElement.hasAttribute('data-maintenance')).toBe(isMarked);
  });
});
