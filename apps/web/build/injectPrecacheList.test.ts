// @vitest-environment node
import { expect, it } from 'vitest';
import { pageFirst } from './injectPrecacheList.ts';

const page = `<link rel="modulepreload" href="/assets/react-1.js" /><script src="/before-paint.js"></script>
  <script type="application/json">["/assets/react-1.js","/assets/program-1.js"]</script>`;

it('[WEB-38] lists the page first, then what it names, then the rest', async () => {
  const urls = [
    'assets/Terms-1.js',
    'assets/program-1.js',
    'assets/react-1.js',
    'before-paint.js',
    'index.html',
  ];
  const entries = urls.map((url) => ({ url, revision: null, size: 1 }));
  const { manifest } = await pageFirst(page)(entries);
  expect(manifest.map(({ url }) => url)).toEqual([
    'index.html',
    'assets/program-1.js',
    'assets/react-1.js',
    'before-paint.js',
    'assets/Terms-1.js',
  ]);
});
