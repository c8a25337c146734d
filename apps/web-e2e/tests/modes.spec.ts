import type { Page } from '@playwright/test';
import { contrast, distance } from '../support/color.ts';
import { groundAndInk, readPicture } from '../support/readPicture.ts';
import { paintedTexts } from '../support/paintedTexts.ts';
import { preferElsewhere } from '../support/preferElsewhere.ts';
import { untilLoaded } from '../support/screens.ts';
import { storeBeforeStart } from '../support/storedEntries.ts';
import { expect, test } from '../support/test.ts';
import { openWorkbench } from '../support/workbench.ts';

const prefer = (page: Page, preferences: Readonly<Record<string, unknown>>) =>
  storeBeforeStart(page, { 'accessibility-preferences': JSON.stringify(preferences) });

const openOverview = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);
};

test.describe('in the painted pixels', () => {
  // Strokes of small letters are then wider than a pixel, so their own color is painted, not a blend.
  test.use({ deviceScaleFactor: 4, viewport: { width: 1200, height: 800 } });

  const screens = { overview: openOverview, workbench: (page: Page) => openWorkbench(page) };
  for (const [name, open] of Object.entries(screens))
    test(`high contrast gives text 7:1 on the ${name}`, async ({ page }) => {
      test.setTimeout(120_000);
      const tooFaint = async () => {
        await page.evaluate(() => document.fonts.ready);
        const texts = await paintedTexts(page);
        expect(texts.length).toBeGreaterThan(30);
        return texts
          .map(({ text, ground, ink }) => ({ text, ground, ink, ratio: contrast(ground, ink) }))
          .filter(({ ratio }) => ratio < 7);
      };
      await prefer(page, { highContrast: true });
      await open(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await tooFaint(), colorScheme).toEqual([]);
      }
      await preferElsewhere(page, {});
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const found = await tooFaint();
        expect(found.length, `the measure finds quiet texts without it, ${colorScheme}`).toBeGreaterThan(0);
      }
    });

  test('each color vision mode keeps gain and loss distinguishable', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    const pair = async () => {
      const preview = page.getByRole('group', { name: 'Preview' });
      const colorOf = async (text: RegExp) => {
        const picture = readPicture(await preview.getByText(text).screenshot({ animations: 'disabled' }));
        return groundAndInk(picture.colorsIn({ x: 0, y: 0, ...picture })).ink;
      };
      return { gain: await colorOf(/^Gain/), loss: await colorOf(/^Loss/) };
    };
    const types = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
    const pairSeenBy = async (type: 'none' | (typeof types)[number]) => {
      await browser.send('Emulation.setEmulatedVisionDeficiency', { type });
      return pair();
    };
    await page.goto('/settings');
    const usual = await pairSeenBy('none');
    const usualSeen = new Map<string, Awaited<ReturnType<typeof pair>>>();
    for (const type of types) usualSeen.set(type, await pairSeenBy(type));
    for (const type of types) {
      await preferElsewhere(page, { colorBlindMode: type });
      const chosen = await pairSeenBy('none');
      expect(distance(chosen.gain, usual.gain), `${type}: another gain`).toBeGreaterThan(0.05);
      const seen = await pairSeenBy(type);
      const apart = distance(seen.gain, seen.loss);
      expect(apart, `${type}: apart`).toBeGreaterThan(0.15);
      const usualPair = usualSeen.get(type) ?? seen;
      expect(apart, `${type}: farther apart than without it`).toBeGreaterThan(
        distance(usualPair.gain, usualPair.loss),
      );
    }
  });
});

test('reduced motion leaves nothing moving', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => {
      const started = document
        .getAnimations()
        .map((animation) => String(animation.effect?.getTiming().duration));
      const long = [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const durations = [transitionDuration, ...(animationName === 'none' ? [] : [animationDuration])];
        return durations.some((list) => list.split(', ').some((duration) => parseFloat(duration) > 0.001))
          ? [`${element.tagName} ${element.className.toString()}`]
          : [];
      });
      return { started, long };
    });
  await prefer(page, {});
  await openOverview(page);
  expect((await moving()).long, 'the measure finds transitions without it').not.toEqual([]);
  await prefer(page, { reducedMotion: true });
  await openOverview(page);
  await page.keyboard.press('ControlOrMeta+Shift+A');
  await expect(page.getByRole('switch', { name: 'Reduced motion' })).toBeChecked();
  expect(await moving()).toEqual({ started: [], long: [] });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await moving()).toEqual({ started: [], long: [] });
});

test('the dyslexia font is used for text', async ({ page }) => {
  await prefer(page, { dyslexiaFont: true });
  await openOverview(page);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px OpenDyslexic', 'Home'))).toBe(true);
  const browser = await page.context().newCDPSession(page);
  const { root } = await browser.send('DOM.getDocument');
  await browser.send('CSS.enable');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const painted = async () => {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  await expect.poll(painted, 'what the heading was painted with').toEqual(['OpenDyslexic']);
});

test('without skip links the first tab stop is the app’s name', async ({ page }) => {
  await prefer(page, { skipLinks: false });
  await openOverview(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Finance Analyst Pro' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
});

test('in screen reader mode charts are tables, and Alt with a digit goes to headings', async ({ page }) => {
  await openWorkbench(page);
  const tables = page.getByRole('main').getByRole('table');
  await untilLoaded(page);
  const before = await tables.count();
  await prefer(page, { screenReader: true });
  await openWorkbench(page);
  await expect.poll(() => tables.count()).toBeGreaterThan(before);
  await page.keyboard.press('Alt+1');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Alt+Shift+1');
  await expect(page.getByRole('main')).toBeFocused();
});

test('with shortcuts off the app handles only Escape', async ({ page }) => {
  await prefer(page, { keyboardNavigation: false });
  await openOverview(page);
  for (const keys of ['?', 'Control+Shift+A', 'Control+Shift+P', 'Control+Backquote']) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Terminal' })).toHaveCount(0);
  }
  await page.keyboard.press('Alt+5');
  await expect(page.getByRole('contentinfo')).not.toBeFocused();
  await page.getByRole('button', { name: 'Terminal', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Terminal' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Terminal' })).toHaveCount(0);
});

for (const announcePageChanges of [true, false])
  test(`the next screen is ${announcePageChanges ? '' : 'not '}announced, as chosen`, async ({ page }) => {
    await prefer(page, { announcePageChanges });
    await openOverview(page);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page).toHaveTitle('Settings · Finance Analyst Pro');
    await expect(page.getByRole('status').filter({ hasText: /^Settings$/ })).toHaveCount(
      announcePageChanges ? 1 : 0,
    );
  });

test('a mode chosen in the overlay applies at once and after a restart', async ({ page }) => {
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await openOverview(page);
  expect(await size()).toBe('16px');
  await page.keyboard.press('ControlOrMeta+Shift+A');
  const large = page.getByRole('switch', { name: 'Large text' });
  await large.focus();
  await page.keyboard.press('Space');
  await expect(large).toBeChecked();
  await expect.poll(size).toBe('20px');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await size()).toBe('20px');
});
