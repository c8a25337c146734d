import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import type { Color } from './color.ts';
import { groundAndInk, readPicture, type Box, type Picture } from './readPicture.ts';

export interface PaintedText {
  readonly text: string;
  readonly ground: Color;
  readonly ink: Color;
}

/** Every readable text in the window, with its color and background. */
export async function paintedTexts(page: Page): Promise<readonly PaintedText[]> {
  const { places, picture } = await takePicture(page);
  const scale = picture.width / (page.viewportSize()?.width ?? picture.width);
  return places.map(({ text, box }) => {
    const colors = picture.colorsIn({
      x: Math.floor(box.x * scale),
      y: Math.floor(box.y * scale),
      width: Math.ceil(box.width * scale),
      height: Math.ceil(box.height * scale),
    });
    return { text, ...groundAndInk(colors) };
  });
}

/** A screenshot with every text where it was found: late content would move the others. */
async function takePicture(
  page: Page,
): Promise<{ readonly places: ReturnType<typeof findTexts>; readonly picture: Picture }> {
  const places = await page.evaluate(findTexts);
  const picture = readPicture(await page.screenshot({ animations: 'disabled' }));
  const isStill = isDeepStrictEqual(await page.evaluate(findTexts), places);
  return isStill ? { places, picture } : takePicture(page);
}

/** Texts that are fully visible in the window and not covered. Disabled ones are excluded. */
function findTexts(): { text: string; box: Box }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { text: string; box: Box }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('[disabled], [aria-disabled="true"], [data-disabled]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left: x, top: y, width, height } = range.getClientRects()[0] ?? new DOMRect();
    const isInWindow = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    if (!isInWindow || width < 4 || height < 4) continue;
    const isOnTop = [0.02, 0.5, 0.98].every((share) =>
      parent.contains(document.elementFromPoint(x + width * share, y + height / 2)),
    );
    if (isOnTop) found.push({ text, box: { x, y, width, height } });
  }
  return found;
}
