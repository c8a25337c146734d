/** Draws the application's icons from their vector sources: `node apps/web/build/drawIcons.ts`, after a change of the mark. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const icons = join(import.meta.dirname, '../public/icons');
const drawings = [
  { source: join(icons, 'mark.svg'), file: 'mark-192.png', size: 192 },
  { source: join(icons, 'mark.svg'), file: 'mark-512.png', size: 512 },
  { source: join(import.meta.dirname, 'maskable.svg'), file: 'maskable-192.png', size: 192 },
  { source: join(import.meta.dirname, 'maskable.svg'), file: 'maskable-512.png', size: 512 },
  { source: join(import.meta.dirname, 'maskable.svg'), file: 'touch-180.png', size: 180 },
];

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const { source, file, size } of drawings) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = await readFile(source, 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(icons, file), omitBackground: true });
  await page.close();
}
await browser.close();
