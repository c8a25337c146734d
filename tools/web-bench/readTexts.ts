import type { Chromium } from './connectToChromium.ts';
import { openPage } from './openPage.ts';

/** The lines of text that a page shows once the selected element is there. */
export async function readTexts(
  chromium: Chromium,
  { address, shown }: { readonly address: string; readonly shown: string },
): Promise<readonly string[]> {
  const page = await openPage(chromium);
  try {
    await page.send('Page.navigate', { url: address });
    await page.until(`document.querySelector(${JSON.stringify(shown)}) !== null`);
    const text = String(await page.evaluate('document.body.innerText'));
    return text.split('\n').filter((line) => line.trim() !== '');
  } finally {
    await page.close();
  }
}
