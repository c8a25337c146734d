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
    document.head.innerHTML = '';
    history.replaceState(null, '', '/');
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

  describe('the files of the home screen', () => {
    const nameFiles = (settings = '{}') => {
      document.body.innerHTML = `<script type="application/json" id="runtime-config">${settings}</script>
        <script type="application/json" id="home-files">["/assets/home.js","/assets/home.css"]</script>`;
    };
    const asked = () =>
      [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

    it('[WEB-9] are asked for at its address', () => {
      nameFiles();
      run();
      expect(asked()).toEqual([
        ['modulepreload', '/assets/home.js'],
        ['preload', '/assets/home.css'],
      ]);
    });

    it.each([
      ['/valuation-workbench', '{}'],
      ['/', '{"maintenance":true}'],
    ])('[WEB-9] are left alone at %s with the settings %j', (path, settings) => {
      history.replaceState(null, '', path);
      nameFiles(settings);
      run();
      expect(asked()).toEqual([]);
    });
  });
});
