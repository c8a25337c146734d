import type { CommandRegistry, KeyScope } from '@finance-analyst/contributions';
import type { ScreenDescription } from '@finance-analyst/navigation';
import { commandSections } from '../guide-content/commandSections.js';
import { modelSections } from '../guide-content/modelSections.js';
import { portfolioSections } from '../guide-content/portfolioSections.js';
import { startSections } from '../guide-content/startSections.js';
import { valuingSections } from '../guide-content/valuingSections.js';
import { workSections } from '../guide-content/workSections.js';
import { bankModel, exampleModel } from '../guide-examples/exampleInputs.js';
import type { GuideChapter } from './GuideSection.js';

export interface GuideSubjects {
  /** Every screen that exists. */
  readonly screens: readonly ScreenDescription[];
  readonly registry: Pick<CommandRegistry, 'commands'>;
  /** The key scopes, visible or not. */
  readonly keyScopes: readonly KeyScope[];
  readonly hasCommandKey: boolean;
  /** The API's address, ending in a slash. */
  readonly apiBase: string;
}

/** The whole guide, in reading order. */
export const guideChapters = ({
  screens,
  registry,
  keyScopes,
  hasCommandKey,
  apiBase,
}: GuideSubjects): readonly GuideChapter[] => [
  { title: 'Start', sections: startSections(screens) },
  { title: 'Valuation', sections: valuingSections },
  { title: 'The model', sections: modelSections(exampleModel) },
  {
    title: 'The model of a bank or insurer',
    sections: modelSections(bankModel, { address: 'excess-return-', companies: ', banks and insurers' }),
  },
  { title: 'Portfolio', sections: portfolioSections },
  { title: 'Your work', sections: workSections(apiBase) },
  { title: 'Commands', sections: commandSections(registry, keyScopes, hasCommandKey) },
];
