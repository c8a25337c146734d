import {
  apiAddress,
  apiDocumentationPath,
  apiEndpoints,
  type ApiEndpointId,
} from '@finance-analyst/contracts';
import type { GuideSection } from '../user-guide/GuideSection.js';

const request = (id: ApiEndpointId, apiBase: string): string =>
  `${apiEndpoints[id].method} ${apiAddress(id, apiBase)}`;

/** How work is kept, and computed for other programs by the API at its base, which ends in a slash. */
export const workSections = (apiBase: string): readonly GuideSection[] => [
  {
    id: 'saving',
    title: 'Saving, versions and undo',
    keywords: ['autosave', 'history', 'draft', 'delete', 'trash', 'conflict'],
    blocks: [
      'Every edit is written down on the device within half a second, as a draft. A closed or killed tab loses nothing older; Home offers what was left unsaved.',
      'Saving makes a version. The last 50 of each model stay on the device, and go along when it is removed and restored. “Versions” in the header of the model lists them with their value per share, to look at or to restore as the newest. “Compare” beside it shows what differs between the model on the screen and a saved version or its default assumptions, with both values per share. “Rename” saves the new name immediately; earlier versions keep theirs.',
      '`Ctrl Z` and `Ctrl Shift Z` (on a Mac with `⌘`) undo and redo every edit, also after a save; `Ctrl S` saves. A field that is being typed in keeps its own undo.',
      'A model that is open in two tabs is edited in one of them. The other shows the changes as they are made and is read-only, until you choose “Edit here”. Unsaved changes and a newer version are merged. Where both changed the same figure, you choose: save a copy, save over the newer version, or use it.',
      'A removed model moves to “Removed models” on Home and can be restored as it was. Erasing it deletes it with all its versions, after a question.',
    ],
  },
  {
    id: 'files',
    title: 'Files, backup and restore',
    keywords: ['export', 'download', 'share', 'csv', 'excel', 'spreadsheet', 'picture', 'another computer'],
    blocks: [
      'Export a model as a file from the workbench or from Home, and import it from Home, on this or another device. Charts and tables have their own files in the menu of their panel: figures as CSV, which spreadsheets such as Excel open, and charts as pictures too (PNG, SVG).',
      '“Download a backup” in Settings and “Export everything” on the privacy page write the same file: every model with its stored versions, removed models and unsaved changes, and the settings. Restoring shows first what it would do. What is not on the device is added; what differs is added beside what is there; restoring can be undone.',
    ],
  },
  {
    id: 'offline',
    title: 'Working without a network',
    keywords: ['offline', 'app', 'phone', 'tablet', 'update', 'home screen', 'sync'],
    blocks: [
      'Install the product from the browser, or just open it once: from then on it starts without a network. Saved models bring their own statements and compute as always. Prices and filings are those that were asked for last: a price says its day, and filings that were fetched more than a day ago say when.',
      'The top bar says when there is no network. A new release is offered when it has arrived; it never replaces the page while you work.',
      'Where the browser gives no storage, as in some private windows, a warning says that work is kept only until the tab closes.',
    ],
  },
  {
    id: 'settings',
    title: 'Theme, numbers and dates',
    keywords: [
      'dark mode',
      'light mode',
      'appearance',
      'language',
      'locale',
      'preferences',
      'decimal',
      'time zone',
      'currency',
    ],
    blocks: [
      'Settings has the theme (light, dark, or as the system), how figures and dates are written, and the time zone. A change holds at once and is kept on this device. The words stay English, and an amount stays in the currency of the filings: nothing is converted.',
      { link: { href: '/settings', label: 'Open the settings' } },
    ],
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    blocks: [
      'Everything works with the keyboard alone, and everything shown is said. Settings has high contrast, larger text, a font for readers with dyslexia, colors for three kinds of colour vision, less motion, and what a screen reader is told.',
      'Gain and loss are never told by color alone. Every chart has a table with the same figures, and can be read point by point with the arrow keys.',
      'Tables of figures have one stop for the tabulator; arrow keys move inside.',
    ],
  },
  {
    id: 'privacy-of-data',
    title: 'Privacy of your data',
    keywords: ['cookies', 'tracking', 'analytics', 'account', 'sign in', 'login', 'password'],
    blocks: [
      'Models stay in this browser. What is recorded of the use of the product stays here too unless you share it. There are no accounts, so there is no password. The privacy page lists every stored entry and every call, and clears what you choose.',
      { link: { href: '/privacy', label: 'Open the privacy page' } },
    ],
  },
  {
    id: 'http',
    title: 'Calculations over HTTP',
    keywords: ['api', 'programming', 'automation'],
    blocks: [
      `The server computes for other programs as well: a DCF of your own figures (\`${request('dcf', apiBase)}\`), the default DCF of a company (\`${request('companyDcf', apiBase)}?symbol=\`), and any model written in the model language (\`${request('modelCalculation', apiBase)}\`). It uses the same engine as the screens.`,
      {
        link: {
          href: `${apiBase}${apiDocumentationPath}`,
          label: 'Open the documentation of the interface',
        },
      },
    ],
  },
];
