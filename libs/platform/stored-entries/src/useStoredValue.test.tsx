import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStoredEntries } from './createStoredEntries.js';
import { createFakeStorage } from './testing/createFakeStorage.js';
import { layoutEntry } from './testing/exampleEntries.js';
import { useStoredValue } from './useStoredValue.js';

it('[STORED-ENTRIES-7] re-renders when the value changes, here or in another tab', () => {
  const device = createFakeStorage();
  const layout = createStoredEntries({ device, window: device.window }).open(layoutEntry);
  const Columns = () => <p>{useStoredValue(layout).columns}</p>;
  const { container } = render(<Columns />);
  expect(container.textContent).toBe('3');
  act(() => {
    layout.write({ columns: 4 });
  });
  expect(container.textContent).toBe('4');
  act(() => {
    device.storeElsewhere('layout', '{"columns":5}');
  });
  expect(container.textContent).toBe('5');
});
