import type { ProseSection } from '../prose/ProseSection.js';

/** The summary of the terms, shown first. */
export const termsSummary: readonly string[] = [
  'The app helps you value companies. It gives no advice, and no figure in it is a recommendation to buy or sell anything.',
  'Figures come from public filings, from price services, from files that you import, or from a made-up sample market that is labeled as such.',
  'What you make is yours and stays on your device.',
  'The software is free under the MIT license, and comes without any warranty.',
];

/** The terms, one section per question. */
export const termsSections: readonly ProseSection[] = [
  {
    id: 'advice',
    title: 'Not investment advice',
    blocks: [
      'A valuation is the arithmetic of its assumptions. The app computes the result and shows how; it cannot judge whether the assumptions are right. It does not consider your finances, goals or taxes.',
      'Default assumptions come from a company’s past by rules explained in the user guide. They are a starting point for your work, not a forecast.',
      'Check what you rely on against the filing itself: every filed figure names its document.',
    ],
  },
  {
    id: 'data',
    title: 'Data sources and their terms',
    blocks: [
      {
        terms: [
          [
            'SEC EDGAR',
            'Financial statements as filed with the United States Securities and Exchange Commission; public, and free to use. Its fair-access rules ask every caller to declare a contact and to send no more than ten requests a second. The server complies, and sends no requests without a contact (`SEC_EDGAR_CONTACT`). The Commission does not endorse this app and is not responsible for what it shows.',
          ],
          [
            'Stooq and Yahoo',
            'End-of-day prices. The server fetches them for the companies you open and stores them. Both services have their own terms of use, which you are responsible for following; the server’s operator can turn them off (`PRICE_PROVIDERS=none`). Neither endorses this app or is responsible for what it shows.',
          ],
          [
            'Prices that you import',
            'You are responsible for them. Their provider’s terms decide whether you may store them or show them to others.',
          ],
          [
            'Sample market',
            'Fictional companies with made-up filings and prices, for trying the app. Their figures are labeled as sample everywhere, including in files.',
          ],
          [
            'Rates without a data source',
            'Risk-free rate, equity risk premium, spread and beta are server settings when no data provides them, and are labeled as such.',
          ],
        ],
      },
      'Data can be late, incomplete or wrong at its source. Each figure shows its date and source. A figure that may be out of date says so; one that cannot be computed shows the reason instead of a number.',
    ],
  },
  {
    id: 'yours',
    title: 'What you make is yours',
    blocks: [
      'Models, with your assumptions and names, belong to you. They are stored in this browser, on this device, and leave it only as a file that you save. There are no accounts: your models are never stored on a server.',
      'Keep a backup: deleting a browser profile deletes its storage, and some browsers clear it when space runs short. Settings downloads every model with its stored versions, and the settings, as one file.',
    ],
  },
  {
    id: 'license',
    title: 'License',
    blocks: [
      'The software is under the MIT license: you may use, change, distribute and sell it, as long as the copyright notice and the license stay with it. It is provided “as is”, without warranty of any kind; its authors are not liable for any claim or damage arising from its use.',
      'The fonts Inter, JetBrains Mono and OpenDyslexic are under the SIL Open Font License 1.1.',
    ],
  },
];
