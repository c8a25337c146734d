// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[CHARTS-13] saves a file under a name that every system takes, with its signs', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:';
      static override revokeObjectURL = () => undefined;
    },
  );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  saveFile({ name: 'XNAS:EXM grid of Growth/margin,\u00a0Beta −0.2×.csv', content: new Blob() });
  expect(saved).toEqual(['XNAS-EXM grid of Growth-margin, Beta −0.2×.csv']);
});
