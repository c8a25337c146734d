import {
  programAddress,
  apiDocumentationPath,
  programEndpoints,
  type ProgramEndpointId,
} from '@finance-analyst/contracts';
import type { GuideSection } from '../user-guide/GuideSection.js';

const request = (id: ProgramEndpointId, apiBase: string): string =>
  `${programEndpoints[id].method} ${programAddress(id, apiBase)}`;

/** Saving, files, offline use and settings, and the API for other programs; `apiBase` ends in a slash. */
export const workSections = (apiBase: string): readonly GuideSection[] => [
  {
    id: 'saving',
    title: 'Saving, versions and undo',
    keywords: ['autosave', 'history', 'draft', 'delete', 'trash', 'conflict'],
    blocks: [
      'Every edit is stored on the device as a draft within half a second. If the tab closes or crashes, nothing older is lost; Home offers your unsaved changes.',
      'Saving creates a version. The last 50 of each model stay on the device and move with it to Trash and back. “Versions” in the model’s header lists them with their value per share, to view or to restore as the newest. “Compare” beside it shows the differences between the model on the screen and a saved version or its default assumptions, with both values per share. “Rename” saves the new name immediately; earlier versions keep theirs.',
      '`Ctrl Z` and `Ctrl Shift Z` (on a Mac with `⌘`) undo and redo every edit, also after a save, until the page is reloaded or closed; `Ctrl S` saves. While you type in a field, undo applies to that field.',
      'A model open in two tabs is edited in one of them. The other is read-only and shows the changes live, until you choose “Edit here”. Unsaved changes and a newer version are merged. If both changed the same figure, your edit stays and a notice shows both figures, so that you can use the other one. If they cannot be merged, you choose: save a copy, save over the newer version, or use the newer version.',
      'A deleted model moves to Trash on Home with its unsaved changes and can be recovered unchanged. Opening those changes, or editing the model in another tab, recovers it too. “Delete permanently” removes it with all its versions, after a confirmation.',
    ],
  },
  {
    id: 'files',
    title: 'Files, backup and restore',
    keywords: [
      'export',
      'export data',
      'download',
      'share',
      'csv',
      'excel',
      'spreadsheet',
      'picture',
      'another computer',
    ],
    blocks: [
      '“Export” in the workbench writes an Excel workbook: every line and check with its formula, every assumption with its reason and source, the value against the price, and the scenarios with their weights; change an assumption there and it computes what the workbench computes. The memo is a PDF of the model for others to read: value against price, scenarios, forecast, assumptions with their reasons, checks and filings. To move a model to another device, export it as a model file, from the workbench or from Home, and import that from Home. Export charts and tables from the menu of their panel: figures as CSV, which opens in spreadsheets such as Excel, and charts also as images (PNG, SVG).',
      '“Export data” at the lower right of every screen, or `Ctrl Shift E` (on a Mac with `⌘`), lists the tables and charts that the screen shows: holdings in their groups, filtered transactions, targets and orders, expected income, returns, risk, and the figures of every chart. Choose one, check its first lines, name the file, then download it as CSV or copy it into a spreadsheet. Headings have the units, numbers a decimal point and no grouping, and a figure that is missing its reason. Where a screen has nothing to export, the panel offers the companies of the sample market, marked as sample data. In the terminal, `export` opens it and `export-holdings` exports the holdings at once.',
      '“Download a backup” in Settings and “Export everything” on the privacy page write the same file: every model with its stored versions, Trash, unsaved changes and the settings. Restoring first shows a preview. Models not on the device are added; models that differ are added beside the existing ones. You can undo it.',
    ],
  },
  {
    id: 'offline',
    title: 'Working without a network',
    keywords: ['offline', 'app', 'no network', 'phone', 'tablet', 'update', 'home screen', 'sync'],
    blocks: [
      'Install the app from the browser, or open it once: from then on it also starts offline. Saved models include their statements and compute as usual. Prices and filings are the last ones loaded: a price shows its date, and filings loaded more than a day ago show when.',
      'The top bar shows when you are offline. A new release is offered once it has been downloaded; it never replaces the page while you work.',
      'If the browser offers no storage, as in some private windows, a warning says that work lasts only until the tab closes.',
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
      'Settings has the theme (light, dark or system), the region format of figures and dates, and the time zone. Changes apply immediately and are saved on this device. The language is always English, and a valuation stays in the currency of its filings. A portfolio is valued in its own currency.',
      { link: { href: '/settings', label: 'Open Settings' } },
    ],
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    blocks: [
      'Everything works with the keyboard alone and with a screen reader. Settings has high contrast, larger text, a font for readers with dyslexia, colors for three kinds of color vision, reduced motion, and screen reader announcements.',
      'Gain and loss are never shown by color alone. Every chart has a table with the same figures and can be read point by point with the arrow keys.',
      'A table of figures is one Tab stop; arrow keys move inside it.',
    ],
  },
  {
    id: 'privacy-of-data',
    title: 'Privacy of your data',
    keywords: ['cookies', 'tracking', 'analytics', 'account', 'sign in', 'login', 'password'],
    blocks: [
      'Models stay in this browser. Usage records stay here too unless you share them. There are no accounts, so there is no password. The privacy page lists every stored entry and every network call, and clears what you choose.',
      { link: { href: '/privacy', label: 'Open the privacy page' } },
    ],
  },
  {
    id: 'http',
    title: 'Calculations over HTTP',
    keywords: ['api', 'programming', 'automation'],
    blocks: [
      `The server also computes for other programs: a DCF of your own figures (\`${request('dcf', apiBase)}\`), the default valuation of a company (\`${request('companyDcf', apiBase)}?symbol=\`) and its models as workbooks (\`${request('companyWorkbook', apiBase)}?symbol=&template=fcff\`), any model written in the model language (\`${request('modelCalculation', apiBase)}\`), its simulation (\`${request('simulation', apiBase)}\`) and its workbook (\`${request('workbook', apiBase)}\`), and the returns and risk of a portfolio (\`${request('returns', apiBase)}\`, \`${request('risk', apiBase)}\`). It uses the same engine as the screens.`,
      {
        link: {
          href: `${apiBase}${apiDocumentationPath}`,
          label: 'Open the API documentation',
        },
      },
    ],
  },
];
