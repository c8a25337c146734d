import { createStoredEntries, type EntryStorage } from '@finance-analyst/stored-entries';
import { describe, expect, it, vi } from 'vitest';
import { offerOf } from './testing/offerOf.js';
import { createInstallPrompt, type InstallPromptDependencies } from './createInstallPrompt.js';
import { installDismissedEntry } from './installDismissedEntry.js';
import { installedNotification } from './installedNotification.js';

const storageWith = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const start = ({
  tab = storageWith(),
  ...dependencies
}: Partial<InstallPromptDependencies> & { readonly tab?: EntryStorage } = {}) => {
  const browser = new EventTarget() as Window & EventTarget;
  const onInstalled = vi.fn();
  const prompt = createInstallPrompt({
    window: browser,
    entries: createStoredEntries({ tab }),
    isEnabled: true,
    onInstalled,
    ...dependencies,
  });
  return { browser, prompt, onInstalled, tab };
};

describe('createInstallPrompt', () => {
  it('[INSTALLATION-1] holds the browser’s prompt back until Install is pressed', async () => {
    const { browser, prompt } = start();
    const listener = vi.fn();
    prompt.subscribe(listener);
    expect(prompt.canInstall()).toBe(false);
    const { event, timesShown } = offerOf('accepted');
    browser.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(prompt.canInstall()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(timesShown()).toBe(0);
    expect(await prompt.install()).toBe('accepted');
    expect(timesShown()).toBe(1);
  });

  it('[INSTALLATION-2] passes on an offer made before it was created', async () => {
    const { event, timesShown } = offerOf('accepted');
    const { prompt } = start({ heldOffer: event });
    expect(prompt.canInstall()).toBe(true);
    expect(await prompt.install()).toBe('accepted');
    expect(timesShown()).toBe(1);
    expect(prompt.canInstall()).toBe(false);
  });

  it('[INSTALLATION-2] ignores any other value, and early offers in automated runs', () => {
    expect(start({ heldOffer: new Event('beforeinstallprompt') }).prompt.canInstall()).toBe(false);
    expect(start({ heldOffer: offerOf('accepted').event, isEnabled: false }).prompt.canInstall()).toBe(false);
  });

  it.each(['accepted', 'dismissed'] as const)(
    '[INSTALLATION-3] offers nothing more once the outcome is %s',
    async (outcome) => {
      const { browser, prompt } = start();
      browser.dispatchEvent(offerOf(outcome).event);
      expect(await prompt.install()).toBe(outcome);
      expect(prompt.canInstall()).toBe(false);
      expect(await prompt.install()).toBe('unavailable');
    },
  );

  it('[INSTALLATION-3] makes no further offer if the browser refuses to show its prompt', async () => {
    const { browser, prompt } = start();
    browser.dispatchEvent(offerOf(new DOMException('used', 'InvalidStateError')).event);
    expect(await prompt.install()).toBe('unavailable');
    expect(prompt.canInstall()).toBe(false);
  });

  it('[INSTALLATION-4] makes no further offer in the visit in which it was dismissed', () => {
    const { browser, prompt, tab } = start();
    browser.dispatchEvent(offerOf('accepted').event);
    prompt.dismiss();
    expect(prompt.canInstall()).toBe(false);
    browser.dispatchEvent(offerOf('accepted').event);
    expect(prompt.canInstall()).toBe(false);

    const reloaded = start({ tab });
    reloaded.browser.dispatchEvent(offerOf('accepted').event);
    expect(reloaded.prompt.canInstall()).toBe(false);
  });

  it.each(['', 'null', '{', '"yes"'])('[INSTALLATION-4] takes %j for no dismissal', (stored) => {
    const { browser, prompt } = start({ tab: storageWith({ [installDismissedEntry.key]: stored }) });
    browser.dispatchEvent(offerOf('accepted').event);
    expect(prompt.canInstall()).toBe(true);
  });

  it('[INSTALLATION-4] remembers the dismissal until a reload if the browser stores nothing', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { browser, prompt } = start({ tab: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    browser.dispatchEvent(offerOf('accepted').event);
    expect(prompt.canInstall()).toBe(true);
    prompt.dismiss();
    expect(prompt.canInstall()).toBe(false);
  });

  it('[INSTALLATION-5] notifies when the browser has installed the app', () => {
    const { browser, prompt, onInstalled } = start();
    browser.dispatchEvent(offerOf('accepted').event);
    browser.dispatchEvent(new Event('appinstalled'));
    expect(onInstalled).toHaveBeenCalledTimes(1);
    expect(prompt.canInstall()).toBe(false);
    expect(installedNotification).toEqual({
      type: 'success',
      title: 'App Installed',
      message: 'Finance Analyst Pro has been installed successfully!',
      duration: 5000,
      place: 'top-right',
    });
  });

  it('[INSTALLATION-6] does not intercept the browser’s prompt in automated and audit runs', () => {
    const { browser, prompt } = start({ isEnabled: false });
    const { event } = offerOf('accepted');
    browser.dispatchEvent(event);
    browser.dispatchEvent(new Event('appinstalled'));
    expect(event.defaultPrevented).toBe(false);
    expect(prompt.canInstall()).toBe(false);
  });

  it('[INSTALLATION-6] intercepts nothing after it is stopped', () => {
    const { browser, prompt, onInstalled } = start({ tab: storageWith({ other: 'true' }) });
    prompt.stop();
    browser.dispatchEvent(offerOf('accepted').event);
    browser.dispatchEvent(new Event('appinstalled'));
    expect(prompt.canInstall()).toBe(false);
    expect(onInstalled).not.toHaveBeenCalled();
  });
});
