import { createDeviceStorage } from '@finance-analyst/session';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeStorage, refusingStorage } from '../testing/fakeStorage.js';
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
    // React Aria asks for it when an overlay opens; jsdom has none.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[ACCOUNT-SCREENS-1] keeps a chosen theme and says so', async () => {
    const entries = await show();
    await press(screen.getByRole('radio', { name: 'Dark' }));
    expect(kept(entries)).toEqual({ theme: 'dark' });
    expect(screen.getByRole('radio', { name: 'Dark', checked: true })).toBeDefined();
    expect(said()).toBe('Theme: Dark.');
  });

  it.each([
    ['Open the terminal at every start', 'alwaysShowCLI', true],
    ['Record on this device how the product is used', 'usageRecording', false],
    ['Share what is recorded', 'usageSharing', true],
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

  it('[ACCOUNT-SCREENS-2] says that a setting is not kept, and holds it meanwhile', async () => {
    await show({ device: refusingStorage });
    await press(screen.getByRole('radio', { name: 'Light' }));
    expect(screen.getByRole('radio', { name: 'Light', checked: true })).toBeDefined();
    expect(
      screen.getAllByRole('alert').some(({ textContent }) => textContent.includes('until the tab closes')),
    ).toBe(true);
  });

  it('[ACCOUNT-SCREENS-13] tells its section about the terminal from the terminal itself', async () => {
    await show();
    expect(panel('Terminal at start').getByRole('switch')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Terminal' })).toBeNull();
  });

  it('[ACCOUNT-SCREENS-12] names what is stored and cannot be read, until it is chosen anew', async () => {
    await show({ device: fakeStorage({ 'user-preferences': '{"theme":"sepia"}' }) });
    expect(screen.getByText(/^Not readable, so the default holds: Theme\./)).toBeDefined();
    await press(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.queryByText(/^Not readable/)).toBeNull();
  });

  it('[ACCOUNT-SCREENS-3] writes figures in the chosen locale and zone', async () => {
    const entries = await show();
    const example = () => panel('Numbers and dates').getByText(/1.234.567/).textContent;
    expect(example()).toContain('1,234,567.89');
    expect(example()).toContain('15:30');
    fireEvent.change(screen.getByLabelText('Written as in'), { target: { value: 'de-DE' } });
    fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'America/New_York' } });
    expect(example()).toContain('1.234.567,89');
    expect(example()).toContain('09:30');
    expect(kept(entries)).toEqual({ locale: 'de-DE', timeZone: 'America/New_York' });
    expect(said()).toBe('Time zone: America/New_York.');
  });

  it('[ACCOUNT-SCREENS-3] goes back to what the device says', async () => {
    const entries = await show({ device: fakeStorage({ 'user-preferences': '{"locale":"gsw-CH"}' }) });
    expect(entries.entries.size).toBe(0);
    const locale = screen.getByLabelText<HTMLSelectElement>('Written as in');
    expect(locale.value).toBe('gsw-CH');
    fireEvent.change(locale, { target: { value: '' } });
    expect(locale.selectedOptions[0]?.textContent).toBe('System: English (United States)');
  });

  it('[ACCOUNT-SCREENS-4] holds the accessibility settings', async () => {
    await show();
    expect(await panel('Accessibility').findByRole('switch', { name: /contrast/i })).toBeDefined();
  });

  it('[ACCOUNT-SCREENS-5] says once how to set up a provider that is not', async () => {
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
    expect(providers.getAllByText('Not set up')).toHaveLength(2);
    expect(providers.getAllByText(/SEC_EDGAR_CONTACT (set )?to/)).toHaveLength(1);
    expect(providers.getByText(/SEC_EDGAR_CONTACT set to yours/)).toBeDefined();
    expect(providers.getByText('It has no key.')).toBeDefined();
    expect(providers.getByText('Ready')).toBeDefined();
  });

  it('[ACCOUNT-SCREENS-5] says that the server did not answer, and asks again', async () => {
    const onRetry = vi.fn();
    await show({ providers: { kind: 'failed', reason: 'The server cannot be reached.', onRetry } });
    const providers = panel('Data providers');
    expect(providers.getByText('The server cannot be reached.')).toBeDefined();
    await press(providers.getByRole('button'));
    expect(onRetry).toHaveBeenCalled();
  });

  it('[ACCOUNT-SCREENS-6] says what is used and asks the browser to keep it', async () => {
    await show();
    const storage = panel('Storage on this device');
    expect(storage.getByText('3.3 MiB')).toBeDefined();
    expect(storage.getByText('20.0 GiB')).toBeDefined();
    expect(storage.getByText(/Not asked in this visit\./)).toBeDefined();
    await press(storage.getByRole('button', { name: 'Ask the browser to keep it' }));
    expect(storage.getByText(/^Yes\. The browser keeps/)).toBeDefined();
    expect(storage.getByRole('status').textContent).toContain('will keep what is stored');
  });

  it('[ACCOUNT-SCREENS-6] says when the browser does not agree', async () => {
    await show({
      deviceStorage: createDeviceStorage({
        persisted: async () => false,
        persist: () => Promise.reject(new TypeError('not secure')),
      }),
    });
    const storage = panel('Storage on this device');
    await press(storage.getByRole('button', { name: 'Ask the browser to keep it' }));
    expect(storage.getByRole('status').textContent).toContain('did not agree');
    expect(storage.getByText(/^Refused\./)).toBeDefined();
  });

  it('[ACCOUNT-SCREENS-6] says that the browser does not tell', async () => {
    await show({ deviceStorage: createDeviceStorage(undefined) });
    const storage = panel('Storage on this device');
    expect(storage.getAllByText(/This browser does not tell this|Not told/)).toHaveLength(3);
    expect(storage.queryByRole('button')).toBeNull();
  });
});
