import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// React Aria asks for it when it opens a popover, and jsdom has none. The ids it is asked about need no escaping.
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

afterEach(() => {
  cleanup();
  // Tests without a page ask for Node's environment in their first line.
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
});
