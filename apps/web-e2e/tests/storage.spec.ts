import type { Page } from '@playwright/test';
import { asPerson } from '../support/asPerson.ts';
import { storeBeforeStart, storedEntry } from '../support/storedEntries.ts';
import { expect, test } from '../support/test.ts';

/** Values that no key of the app has. */
const damages: Readonly<Record<string, string>> = {
  'half an object': '{',
  'an empty list': '[]',
  'nothing at all': 'null',
  'a text': '"text"',
  'a number': '42',
  '300 KB': 'x'.repeat(300 * 1024),
};

/** An object of the right shape whose fields have invalid types. */
const wrongTypes: Readonly<Record<string, string>> = {
  'user-preferences':
    '{"theme":7,"alwaysShowCLI":"yes","locale":{},"timeZone":["UTC"],"usageRecording":"no","later":1}',
  'accessibility-preferences':
    '{"highContrast":"yes","largeText":1,"colorBlindMode":3,"skipLinks":null,"later":{"rate":2}}',
  user: '{"name":42,"role":["admin"]}',
  fa_cli_state: '{"isExpanded":"yes","lastUpdated":7,"later":1}',
  tour_completed: '{"seen":[]}',
  last_seen_version: '{"version":9}',
  satisfaction_survey_shown: '{"shown":0}',
  'feature-flag-overrides': '{"maintenance":"on","demos":7}',
  usage_user_id: '{"id":7}',
  usage_events: '{"id":7,"type":[]}',
  analytics_events: '{"page":7}',
};
const keys = Object.keys(wrongTypes);

/** The same for a tab's storage. */
const wrongTypesOfTab: Readonly<Record<string, string>> = {
  'usability-test': '{"consentedAt":5,"running":"save-model","later":1}',
  'install-prompt-dismissed': '{"dismissed":0}',
};
const tabKeys = Object.keys(wrongTypesOfTab);

/** The browser offers to install the app, as it does once it is installable. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const userChoice = Promise.resolve({ outcome: 'dismissed' });
    window.dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve(), userChoice }));
  });

/** Home is shown and responds to the keyboard. */
const expectUsable = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Search companies' })).toBeFocused();
};

/** Lists of events accept new ones; a damaged value is moved to a key beside them. */
const isMovedAside = async (page: Page, key: string, stored: string) => {
  if (!/_events$/.test(key)) return false;
  const isList = Array.isArray(JSON.parse((await storedEntry(page, key)) ?? 'null'));
  return isList && (stored === '[]' || (await storedEntry(page, `${key}.unreadable`)) === stored);
};

/** One toast says what is lost and what applies instead. */
const expectSaid = async (page: Page) => {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('Some data stored on this device is damaged')).toHaveCount(1);
  const words = toasts.getByText('Settings: the defaults apply. Accessibility: the defaults apply.');
  await expect(words).toContainText('Sign-in: you are a guest.');
  await expect(words).toContainText('Terminal: starts closed');
  await expect(words).toContainText('Tour: counts as seen.');
  await expect(words).toContainText('Nothing was overwritten.');
};

const expectAllKept = async (page: Page, entries: Readonly<Record<string, string>>) => {
  for (const [key, stored] of Object.entries(entries)) {
    const isKept = (await storedEntry(page, key)) === stored || (await isMovedAside(page, key, stored));
    expect(isKept, `what stood under ${key} is kept`).toBe(true);
  }
};

test.describe('damaged stored values', () => {
  // The app treats the browser as a person's: only then is usage recorded.
  test.use({ serviceWorkers: 'block' });
  test.beforeEach(async ({ context, page, expectedComplaints }) => {
    expectedComplaints.push(/Service Worker registration blocked/);
    await asPerson(context);
    await page.clock.install();
  });

  const states = {
    ...Object.fromEntries(
      Object.entries(damages).map(([kind, stored]) => [
        kind,
        Object.fromEntries(keys.map((key) => [key, stored])),
      ]),
    ),
    'fields of wrong types': wrongTypes,
  };
  for (const [kind, entries] of Object.entries(states))
    test(`are preserved, reported, and do not prevent the start: ${kind} under every key`, async ({
      page,
    }) => {
      await storeBeforeStart(page, entries);
      await page.goto('/');
      await expectUsable(page);
      await expectSaid(page);
      // What the app writes unprompted is written when it is idle, after 5 s at the latest, and 2 s after that.
      await page.clock.fastForward(6000);
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward(3000);
      await expectAllKept(page, entries);

      await page.goto('/settings');
      const losses = page.getByText(/could not be read, so the defaults? appl/i);
      await expect(losses, 'one for what was chosen there, one for accessibility').toHaveCount(2);
      await expectAllKept(page, entries);
    });

  test('are reported in a toast that links to Settings', async ({ page }) => {
    await storeBeforeStart(page, { 'user-preferences': '{' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open settings' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText(/Stored settings could not be read, so the defaults apply/)).toBeVisible();
  });

  const everyTabKey = (stored: string) => Object.fromEntries(tabKeys.map((key) => [key, stored]));
  // A few kinds are enough here: unit tests cover how each is read.
  const tabStates = {
    'half an object': everyTabKey('{'),
    '300 KB': everyTabKey('x'.repeat(300 * 1024)),
    'fields of wrong types': wrongTypesOfTab,
  };
  for (const [kind, entries] of Object.entries(tabStates))
    test(`do not matter in a tab’s storage until the person changes the setting: ${kind}`, async ({
      page,
    }) => {
      await storeBeforeStart(page, entries, 'sessionStorage');
      await page.goto('/usability-testing');
      await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
      await offerInstallation(page);
      const offer = page.getByRole('complementary', { name: 'Install Finance Analyst Pro' });
      await expect(offer).toBeVisible();
      await page.goto('/');
      await expectUsable(page);
      await expect(page.getByRole('region', { name: 'Usability task' })).toHaveCount(0);
      for (const [key, stored] of Object.entries(entries))
        expect(await storedEntry(page, key, 'sessionStorage'), `what stood under ${key}`).toBe(stored);

      await offerInstallation(page);
      await offer.getByRole('button', { name: 'Not now' }).click();
      await expect.poll(() => storedEntry(page, 'install-prompt-dismissed', 'sessionStorage')).toBe('true');
      await page.goto('/usability-testing');
      await page.getByText('I agree to this recording on this device').click();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('button', { name: 'Start: Change the theme' }).click();
      const kept = async () =>
        JSON.parse((await storedEntry(page, 'usability-test', 'sessionStorage')) ?? 'null') as unknown;
      await expect.poll(kept).toMatchObject({ running: { taskId: 'change-theme' } });
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Usability task' })).toContainText('Change the theme');
    });

  test('are replaced by a new choice, while unknown fields are preserved', async ({ page }) => {
    await storeBeforeStart(page, wrongTypes);
    await page.goto('/settings');
    await page.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click();
    await page.getByText('Large text', { exact: true }).click();
    await page.keyboard.press('Control+Backquote');
    await expect(page.getByRole('region', { name: 'Terminal', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: "What's new" }).click();
    await expect(page.getByRole('dialog', { name: "What's new" })).toBeVisible();

    const fields = async (key: string) => JSON.parse((await storedEntry(page, key)) ?? 'null') as unknown;
    await expect
      .poll(() => fields('user-preferences'))
      .toMatchObject({ theme: 'dark', locale: {}, later: 1 });
    await expect
      .poll(() => fields('accessibility-preferences'))
      .toMatchObject({ largeText: true, highContrast: 'yes', later: { rate: 2 } });
    await expect.poll(() => fields('fa_cli_state')).toMatchObject({ isExpanded: false, later: 1 });
    await expect.poll(() => storedEntry(page, 'last_seen_version')).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('do not count as a list of events, so new ones are stored separately', async ({ page }) => {
    await storeBeforeStart(page, { usage_events: '{' });
    await page.goto('/');
    await expectUsable(page);
    const aside = async () => {
      await page.clock.fastForward(2500);
      return storedEntry(page, 'usage_events.unreadable');
    };
    await expect.poll(aside).toBe('{');
    expect(JSON.parse((await storedEntry(page, 'usage_events')) ?? 'null')).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'session_start' })]),
    );
  });
});

const refusals: Readonly<Record<string, () => void>> = {
  'may not be asked for': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Refused.', 'SecurityError');
        },
      });
  },
  'refuses every access': () => {
    const refuse = () => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  },
  'is full': () => {
    Object.assign(Storage.prototype, {
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    });
  },
};

for (const [state, refuse] of Object.entries(refusals))
  test(`starts if storage ${state}, and says how long a setting lasts`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/');
    await expectUsable(page);
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click();
    await expect(
      page.getByText('Your browser cannot store settings, so this lasts only until the tab closes.'),
    ).toBeVisible();
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toBe('dark');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText(/lasts only until the tab closes/).first()).toBeVisible();
    expect(await scheme(), 'the choice holds on the next screen').toBe('dark');
  });

/** Records on every page, with its own clock, when a part of the program failed to load. */
const noteFailedLoads = (page: Page) =>
  page.addInitScript(() => {
    const failures: number[] = [];
    Object.assign(window, { failures });
    // The build's own event, which also fires when the browser answers from memory without a network request.
    addEventListener('vite:preloadError', () => failures.push(Date.now()));
  });

const failedLoads = (page: Page) =>
  page.evaluate(() => (window as unknown as { failures: readonly number[] }).failures);

const settingsCode = '**/assets/SettingsRoute-*.js';

/** Opens Settings, whose code cannot be loaded, and waits for the message. */
const failToOpenSettings = async (page: Page) => {
  await page.route(settingsCode, (route) => route.abort());
  await page.goto('/settings');
  await expect
    .poll(async () => {
      await page.clock.fastForward(4000);
      return page.getByText('This screen could not be loaded').count();
    })
    .toBe(1);
};

test('says after three attempts, 2 s and 4 s apart, that a screen’s code could not be loaded', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  await noteFailedLoads(page);
  await page.clock.install({ time: 0 });
  // From here on the page's time advances only in steps of this test.
  await page.clock.pauseAt(1000);
  await page.route(settingsCode, (route) => route.abort());
  await page.goto('/settings');
  const notice = page.getByText('This screen could not be loaded');
  const expectFailures = (count: number) =>
    expect
      .poll(async () => {
        // Work that the start defers to a later task.
        await page.clock.runFor(1);
        return (await failedLoads(page)).length;
      })
      .toBe(count);
  await expectFailures(1);
  for (const [attempt, pauseMs] of [
    [2, 2000],
    [3, 4000],
  ] as const) {
    await page.clock.runFor(pauseMs - 500);
    expect(await failedLoads(page)).toHaveLength(attempt - 1);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(500);
    await expectFailures(attempt);
  }
  await expect(notice).toBeVisible();
  const [first = 0, second = 0, third = 0] = await failedLoads(page);
  expect(second - first).toBeGreaterThanOrEqual(2000);
  expect(third - second).toBeGreaterThanOrEqual(4000);
});

test('offers links if a screen’s code could not be loaded', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  await page.clock.install();
  await failToOpenSettings(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
    'href',
    '/',
  );
  await page.unroute(settingsCode);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('retries in a new page if every document is on the device', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  await page.clock.install();
  await failToOpenSettings(page);
  const loadsAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loadsAnew;
});

test('retries in the same page if documents are only in its memory', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await noteFailedLoads(page);
  await page.clock.install();
  await failToOpenSettings(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  // A new page would count from the start: three before, the one requested, and three with waits between them.
  await expect
    .poll(async () => {
      await page.clock.fastForward(4000);
      return (await failedLoads(page)).length;
    })
    .toBe(3 + 1 + 3);
  await expect(page.getByText('This screen could not be loaded')).toBeVisible();
});
