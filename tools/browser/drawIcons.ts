/** Renders the app icons from their vector sources: `node tools/browser/drawIcons.ts`, after a change of the logo. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { chromiumArguments, findChromium } from './findChromium.ts';

const icons = join(workspaceRoot, 'apps/web/public/icons');
const maskable = join(workspaceRoot, 'apps/web/build/maskable.svg');
const drawings = [
  { source: join(icons, 'mark.svg'), file: 'mark-192.png', size: 192 },
  { source: join(icons, 'mark.svg'), file: 'mark-512.png', size: 512 },
  { source: maskable, file: 'maskable-192.png', size: 192 },
  { source: maskable, file: 'maskable-512.png', size: 512 },
  { source: maskable, file: 'touch-180.png', size: 180 },
];

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: chromiumArguments(),
});
for (const { source, file, size } of drawings) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = await readFile(source, 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(icons, file), omitBackground: true });
  await page.close();
}
await browser.close();
