import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const purchases = 3000;
const purchase = (place: number): string => {
  const day = String(1 + (place % 28)).padStart(2, '0');
  const month = String(1 + Math.floor(place / 500)).padStart(2, '0');
  return `"${month}/${day}/2025","Buy","TST","TEST INC","1","$10.00","$0.00","-$10.00"`;
};
/** In the layout of Charles Schwab: a deposit, and purchases of a share each. */
const file = [
  '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"',
  ...Array.from({ length: purchases }, (_, place) => purchase(purchases - 1 - place)),
  '"12/31/2024","MoneyLink Transfer","","TRANSFER","","","","$90000.00"',
].join('\n');

/** When the tab dies: within a write to the store, or when the transaction of that write is complete. */
interface Moment {
  readonly store: string;
  /** Which write to the store since Import was pressed. */
  readonly write: number;
  readonly isComplete: boolean;
}

/** The new portfolio, then the parts of its transactions, then its unsaved changes. */
const moments: readonly Moment[] = [
  { store: 'documents', write: 1, isComplete: true },
  { store: 'attachments', write: 3, isComplete: false },
  { store: 'drafts', write: 1, isComplete: true },
];

/** Opens a page with the preview of the file; gives how many transactions are new, and how many the portfolio has. */
async function preview(page: Page): Promise<readonly string[]> {
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Import transactions' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import transactions' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'activity.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  for (const title of ['What was detected', 'Accounts and instruments', 'Preview']) {
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  }
  const figure = (label: string) =>
    dialog.locator('dl > *').filter({ hasText: label }).locator('dd').first().innerText();
  return [await figure('New'), await figure('Already present')];
}

/** Presses Import and ends the tab at a moment, at which its page stands still. */
async function dieWhile(page: Page, context: BrowserContext, moment: Moment): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const [stands, dead] = [
    page.waitForEvent('console', (message) => message.text() === 'stands still'),
    page.waitForEvent('crash'),
  ];
  await page.evaluate(({ store, write, isComplete }) => {
    const { put: putOf } = IDBObjectStore.prototype;
    const stand = (): void => {
      console.log('stands still');
      for (const end = Date.now() + 20_000; Date.now() < end;);
    };
    let writes = 0;
    IDBObjectStore.prototype.put = function put(this: IDBObjectStore, ...values) {
      const request = putOf.apply(this, values);
      if (this.name === store) writes += 1;
      if (this.name === store && writes === write) {
        if (isComplete) this.transaction.addEventListener('complete', stand);
        else stand();
      }
      return request;
    };
    setTimeout(() => {
      document.querySelector<HTMLButtonElement>('[role=dialog] [type=submit]')?.click();
    });
  }, moment);
  await stands;
  void devtools.send('Page.crash').catch(() => undefined);
  await dead;
}

test('[WEB-221] a tab that dies during an import leaves all of its transactions or none', async ({
  page,
  context,
}) => {
  const [none, all] = [
    ['3,001', '0'],
    ['0', '3,001'],
  ];
  let shown = page;
  let counts = await preview(shown);
  expect(counts).toEqual(none);
  for (const moment of moments) {
    await dieWhile(shown, context, moment);
    const dead = shown;
    shown = await context.newPage();
    await dead.close();
    counts = await preview(shown);
    // What was written before the end is there as a whole, as unsaved changes.
    expect([none, all], `after ${moment.store} were written`).toContainEqual(counts);
    if (counts[0] === '0') break;
  }
  expect(counts).toEqual(all);
});
