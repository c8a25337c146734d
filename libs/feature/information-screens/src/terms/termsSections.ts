import type { ProseSection } from '../prose/ProseSection.js';

/** The terms in short, as they are shown first. */
export const termsSummary: readonly string[] = [
  'The product helps you to value companies. It gives no advice, and no figure in it is a recommendation to buy or sell anything.',
  'Figures come from public filings, from price services, from files that you import, or from a sample market that is made up and says so.',
  'What you make is yours and stays on your device.',
  'The software is free under the MIT license, and comes without any warranty.',
];

/** The terms, a section for each question. */
export const termsSections: readonly ProseSection[] = [
  {
    id: 'advice',
    title: 'Not investment advice',
    blocks: [
      'A valuation is the arithmetic of its assumptions. The product computes what follows from them and shows how; whether they are right it does not know. It knows nothing of your means, aims or tax, and takes no account of them.',
      'Assumptions that the product proposes come from a company’s past by rules that are written in the user guide. They are where your own work starts, not a forecast.',
      'Check what you rely on against the filing itself: every filed figure names the document that it was taken from.',
    ],
  },
  {
    id: 'data',
    title: 'Where figures come from, and on what terms',
    blocks: [
      {
        terms: [
          [
            'SEC EDGAR',
            'Financial statements as filed with the United States Securities and Exchange Commission; public, and free to use. Its fair-access rules ask every caller to declare a contact and to send no more than ten requests a second. The server keeps to that, and does not ask at all without a contact (`SEC_EDGAR_CONTACT`). The Commission neither endorses this product nor answers for what it shows.',
          ],
          [
            'Stooq and Yahoo',
            'End-of-day prices. The server fetches them for the companies that you open and stores them. Both services have terms of use of their own, and following them is up to you; whoever runs the server can turn them off (`PRICE_PROVIDERS=none`). Neither endorses this product nor answers for what it shows.',
          ],
          [
            'Prices that you import',
            'They are yours to bring. Whether you may store them, and show them to others, is for the terms of whoever gave them to you.',
          ],
          [
            'Sample market',
            'Fictional companies with made-up filings and prices, there to try the product. Wherever a figure of theirs stands, in files too, it is labelled as sample.',
          ],
          [
            'Rates without a source of their own',
            'Risk-free rate, equity risk premium, spread and beta are settings of the server where no data gives them, and are labelled so.',
          ],
        ],
      },
      'Data can be late, incomplete or wrong at its source. Each figure shows its date and its source; one that may be out of date says so, and one that cannot be computed shows the reason in place of a number.',
    ],
  },
  {
    id: 'yours',
    title: 'What you make is yours',
    blocks: [
      'Models, with the assumptions and names that you give them, belong to you. They are kept in this browser, on this device, and leave it only as a file that you save. There are no accounts: nothing that you make is sent to a server to be kept.',
      'Keep a backup: a browser’s storage goes with its profile, and some browsers clear it when space runs short. Settings writes every model with the versions that are kept of it, and the settings, into one file.',
    ],
  },
  {
    id: 'license',
    title: 'License',
    blocks: [
      'The software is under the MIT license: use it, change it, pass it on, also for money, as long as the copyright notice and the license stay with it. It is provided “as is”, without warranty of any kind; its authors are not liable for any claim or damage that comes from using it.',
      'The fonts Inter, JetBrains Mono and OpenDyslexic are under the SIL Open Font License 1.1.',
    ],
  },
];
