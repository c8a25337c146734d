import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import { Chip } from '../mark/Chip.js';
import { Panel } from '../panel/Panel.js';
import { Checkbox } from './Checkbox.js';
import { SearchCombobox } from './SearchCombobox.js';
import { SegmentedControl } from './SegmentedControl.js';
import { Switch } from './Switch.js';
import { TextField } from './TextField.js';

const noop = (): void => undefined;

/** The tokens of a coarse pointer, which a story cannot simulate. */
const finger = {
  '--row-height': '2.75rem',
  '--control-height': '2.75rem',
  '--control-height-compact': '2.75rem',
  '--touch-target': '2.75rem',
} as CSSProperties;

/** Controls on a phone of 320 px. */
const meta = { title: 'Components/On a phone' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Finger: Story = {
  name: '[COMPONENTS-15] Used with a finger',
  render: () => (
    <div style={{ ...finger, display: 'grid', gap: '1rem', width: '288px' }} data-testid="phone">
      <SearchCombobox
        label="Search companies"
        placeholder="Search companies"
        query=""
        status="ready"
        results={[]}
        onQueryChange={noop}
        onSelect={noop}
        onRetry={noop}
        emptyMessage="No company matches."
        failureMessage="The company list did not load."
      />
      <TextField label="Company to value" value="Northwind Instruments" onChange={noop} />
      <TextField label="Growth %" value="4.9" appearance="cell" onChange={noop} />
      <Panel
        title="Forecast"
        actions={
          <>
            <SegmentedControl
              label="Years"
              value="5"
              options={[
                { value: '5', label: '5 years' },
                { value: '10', label: '10 years' },
              ]}
              onChange={noop}
            />
            <span>
              <Button variant="link" size="compact">
                History
              </Button>
            </span>
            <Button variant="link">Reset</Button>
          </>
        }
      >
        <IconButton icon="more" label="Actions" size="compact" tooltip={false} />
      </Panel>
      <Checkbox isSelected onChange={noop}>
        Keep it
      </Checkbox>
      <Switch isSelected onChange={noop}>
        Large text
      </Switch>
    </div>
  ),
  play: async ({ canvas }) => {
    const controls = [
      ...canvas.getByTestId('phone').querySelectorAll('button, label:has(input), input[type="text"]'),
    ];
    await expect(controls.length).toBeGreaterThanOrEqual(10);
    const places = controls.map((control) => ({
      name: control.getAttribute('aria-label') ?? control.textContent,
      place: control.getBoundingClientRect(),
    }));
    const small = places.filter(({ place }) => Math.min(place.width, place.height) < 43.5);
    await expect(small.map(({ name, place }) => [name, place.width, place.height])).toEqual([]);
    const crowded = places.flatMap(({ name, place }, index) =>
      places
        .slice(index + 1)
        .filter((other) => place.left < other.place.right && other.place.left < place.right)
        .filter(
          (other) => Math.min(place.bottom, other.place.bottom) - Math.max(place.top, other.place.top) > 0.5,
        )
        .map((other) => [name, other.name]),
    );
    await expect(crowded).toEqual([]);
  },
};

export const LargeText: Story = {
  name: '[COMPONENTS-12] With large text',
  beforeEach: () => () => {
    delete document.documentElement.dataset['text'];
  },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', width: '260px' }} data-testid="phone">
      <TextField label="Company to value" value="Northwind Instruments" onChange={noop} />
      <SegmentedControl
        label="Kind"
        value="all"
        options={[
          { value: 'all', label: 'All changes' },
          { value: 'added', label: 'New on screens' },
          { value: 'fixed', label: 'Corrected figures' },
        ]}
        onChange={noop}
      />
      <div>
        <Button>Download everything that is kept on this device</Button>
      </div>
      <div>
        <Chip>Not available in this browser on this device</Chip>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    // Storybook's own modes are set by now.
    document.documentElement.dataset['text'] = 'large';
    const phone = canvas.getByTestId('phone');
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('20px');
    await waitFor(() => expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth));
  },
};

export const LongState: Story = {
  name: '[COMPONENTS-12] A state in many words',
  render: () => (
    <div style={{ width: '288px' }} data-testid="phone">
      <Chip tone="warning" icon="warning">
        Not available in this browser: only the installed app can do this
      </Chip>
      <Chip>Not requested yet</Chip>
    </div>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId('phone');
    await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
    const [long, short] = [...phone.children].map((chip) => chip.getBoundingClientRect());
    await expect(short?.height).toBe(24);
    await expect(long?.height).toBeGreaterThan(24);
  },
};
