import { createDeviceStorage } from '@finance-analyst/session';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeStorage, deniedStorage } from '../testing/fakeStorage.js';
import { openWorkspace } from '../testing/openWorkspace.js';
import { SettingsStage, type SettingsStageProps } from '../testing/SettingsStage.js';

const show = async (props: Partial<SettingsStageProps> = {}) => {
  const entries = fakeStorage();
  const workspace = await openWorkspace();
  await act(async () => {
    render(<SettingsStage device={entries} workspace={workspace} {...props} />);
  });
  return entries;
};
const kept = (entries: ReturnType<typeof fakeStorage>) =>
  JSON.parse(entries.entries.get('user-preferences') ?? '{}') as unknown;
const panel = (name: string) => within(screen.getByRole('region', { name }));
const said = () => screen.getAllByRole('status')[0]?.textContent;
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });

describe('SettingsScreen', () => {
  beforeAll(() => {
    // React Aria calls it when an overlay opens; jsdom lacks it.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[ACCOUNT-SCREENS-1] stores a chosen theme and announces it', async () => {
    const entries = await show();
    await press(screen.getByRole('radio', { name: 'Dark' }));
    expect(kept(entries)).toEqual({ theme: 'dark' });
    expect(screen.getByRole('radio', { name: 'Dark', checked: true })).toBeDefined();
    expect(said()).toBe('Theme: Dark.');
  });

  it.each([
    ['Always open the terminal', 'alwaysShowCLI', true],
    ['Record usage on this device', 'usageRecording', false],
    ['Share usage records', 'usageSharing', true],
    ['Show performance warnings', 'performanceWarnings', true],
  ])('[ACCOUNT-SCREENS-1] changes “%s”', async (name, field, value) => {
    const entries = await show();
    await press(screen.getByRole('switch', { name }));
    expect(kept(entries)).toEqual({ [field]: value });
    expect(said()).toBe(`${name}: ${value ? 'on' : 'off'}.`);
  });

  it.each([true, false])(
    '[ACCOUNT-SCREENS-14] shows that warnings are %s until a person chooses',
    async (isOn) => {
      await show({ showsPerformanceWarnings: isOn });
      expect(screen.getByRole('switch', { name: 'Show performance warnings', checked: isOn })).toBeDefined();
    },
  );

  it('[ACCOUNT-SCREENS-2] says that a setting could not be stored, and applies it meanwhile', async () => {
    await show({ device: deniedStorage });
    await press(screen.getByRole('radio', { name: 'Light' }));
    expect(screen.getByRole('radio', { name: 'Light', checked: true })).toBeDefined();
    expect(
      screen.getAllByRole('alert').some(({ textContent }) => textContent.includes('until the tab closes')),
    ).toBe(true);
  });

  it('[ACCOUNT-SCREENS-13] names its terminal section differently from the terminal itself', async () => {
    await show();
    expect(panel('Terminal at start').getByRole('switch')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Terminal' })).toBeNull();
  });

  it('[ACCOUNT-SCREENS-12] names unreadable stored settings until they are chosen again', async () => {
    await show({ device: fakeStorage({ 'user-preferences': '{"theme":"sepia"}' }) });
    expect(screen.getByText(/^Could not be read, so the default applies: Theme\./)).toBeDefined();
    await press(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.queryByText(/^Could not be read/)).toBeNull();
  });

  it('[ACCOUNT-SCREENS-3] formats figures in the chosen locale and zone', async () => {
    const entries = await show();
    const example = () => panel('Numbers and dates').getByText(/1.234.567/).textContent;
    expect(example()).toContain('1,234,567.89');
    expect(example()).toContain('15:30');
    fireEvent.change(screen.getByLabelText('Region format'), { target: { value: 'de-DE' } });
    fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'America/New_York' } });
    expect(example()).toContain('1.234.567,89');
    expect(example()).toContain('09:30');
    expect(kept(entries)).toEqual({ locale: 'de-DE', timeZone: 'America/New_York' });
    expect(said()).toBe('Time zone: America/New_York.');
  });

  it("[ACCOUNT-SCREENS-3] returns to the device's own values", async () => {
    const entries = await show({ device: fakeStorage({ 'user-preferences': '{"locale":"gsw-CH"}' }) });
    expect(entries.entries.size).toBe(0);
    const locale = screen.getByLabelText<HTMLSelectElement>('Region format');
    expect(locale.value).toBe('gsw-CH');
    fireEvent.change(locale, { target: { value: '' } });
    expect(locale.selectedOptions[0]?.textContent).toBe('System: English (United States)');
  });

  it('[ACCOUNT-SCREENS-4] includes the accessibility settings', async () => {
    await show();
    expect(await panel('Accessibility').findByRole('switch', { name: /contrast/i })).toBeDefined();
  });

  it('[ACCOUNT-SCREENS-5] explains once how to set up a missing provider', async () => {
    const reason = 'The server has no contact. Set SEC_EDGAR_CONTACT to a name and an e-mail address.';
    await show({
      providers: {
        kind: 'ready',
        providers: [
          { id: 'sec-edgar', name: 'SEC EDGAR', state: 'not-configured', reason },
          { id: 'other', name: 'Other', state: 'not-configured', reason: 'It has no key.' },
          { id: 'sample', name: 'Sample market', state: 'ready', reason: null },
        ],
      },
    });
    const providers = panel('Data providers');
    expect(providers.getByText('SEC EDGAR')).toBeDefined();
    expect(providers.getAllByText('Not configured')).toHaveLength(2);
    expect(providers.getAllByText(/SEC_EDGAR_CONTACT (set )?to/)).toHaveLength(1);
    expect(providers.getByText(/SEC_EDGAR_CONTACT set to yours/)).toBeDefined();
    expect(providers.getByText('It has no key.')).toBeDefined();
    expect(providers.getByText('Ready')).toBeDefined();
  });

  it('[ACCOUNT-SCREENS-5] says that the server did not answer, and retries', async () => {
    const onRetry = vi.fn();
    await show({ providers: { kind: 'failed', reason: 'The server cannot be reached.', onRetry } });
    const providers = panel('Data providers');
    expect(providers.getByText('The server cannot be reached.')).toBeDefined();
    await press(providers.getByRole('button'));
    expect(onRetry).toHaveBeenCalled();
  });

  it('[ACCOUNT-SCREENS-6] shows used storage and requests protection', async () => {
    await show();
    const storage = panel('Storage on this device');
    expect(storage.getByText('3.3 MiB')).toBeDefined();
    expect(storage.getByText('20.0 GiB')).toBeDefined();
    expect(storage.getByText(/Not requested yet\./)).toBeDefined();
    await press(storage.getByRole('button', { name: 'Request protection' }));
    expect(storage.getByText(/^Yes\. The browser keeps/)).toBeDefined();
    expect(storage.getByRole('status').textContent).toContain('will keep stored data');
  });

  it('[ACCOUNT-SCREENS-6] says when the browser denies it', async () => {
    await show({
      deviceStorage: createDeviceStorage({
        persisted: async () => false,
        persist: () => Promise.reject(new TypeError('not secure')),
      }),
    });
    const storage = panel('Storage on this device');
    await press(storage.getByRole('button', { name: 'Request protection' }));
    expect(storage.getByRole('status').textContent).toContain('denied');
    expect(storage.getByText(/^Denied\./)).toBeDefined();
  });

  it('[ACCOUNT-SCREENS-6] says when the browser does not report it', async () => {
    await show({ deviceStorage: createDeviceStorage(undefined) });
    const storage = panel('Storage on this device');
    expect(storage.getAllByText(/This browser does not report this|Unknown/)).toHaveLength(3);
    expect(storage.queryByRole('button')).toBeNull();
  });
});
