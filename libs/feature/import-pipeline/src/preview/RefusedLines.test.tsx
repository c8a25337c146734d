import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { RefusedLines } from './RefusedLines.js';

const refused = Array.from({ length: 15 }, (_, place) => ({
  line: place + 2,
  cells: ['Sell', '', `S${place}`],
  reason: `Reason ${place}.`,
}));

it('[IMPORT-PIPELINE-24] gives the refused lines as a file', async () => {
  const save = vi.fn<(file: { readonly name: string; readonly content: Blob }) => void>();
  render(
    <RefusedLines
      refused={refused}
      text={'Type;Symbol\r\nSell;S0\r\n'}
      fileName="May.export.csv"
      save={save}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: messages.download }));
  const file = save.mock.calls[0]?.[0];
  expect(file?.name).toBe('Rejected – May.export.csv');
  expect(await file?.content.text()).toBe('Type;Symbol\r\nSell;S0\r\n');
});

it('[IMPORT-PIPELINE-64] begins the file of refused lines with the mark that spreadsheets know UTF-8 by', async () => {
  const save = vi.fn<(file: { readonly name: string; readonly content: Blob }) => void>();
  render(<RefusedLines refused={refused} text="Type;Müller" fileName="a.csv" save={save} />);
  fireEvent.click(screen.getByRole('button', { name: messages.download }));
  const bytes = new Uint8Array((await save.mock.calls[0]?.[0].content.arrayBuffer()) ?? []);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it('[IMPORT-PIPELINE-24] shows the first refused lines, then all, each with its reason and content', () => {
  render(<RefusedLines refused={refused} text={null} fileName="a.xml" />);
  expect(screen.queryByRole('button', { name: messages.download })).toBeNull();
  expect(screen.getByText('Reason 3.').textContent).toContain('Sell · S3');
  expect(screen.queryByText('Reason 14.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: messages.showAll('15') }));
  expect(screen.getByText('Reason 14.')).toBeDefined();
});
