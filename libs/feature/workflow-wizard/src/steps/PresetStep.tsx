import { RadioCards } from '@finance-analyst/components';
import type { PortfolioPreset } from '@finance-analyst/documents';
import { presetWords } from '@finance-analyst/portfolios';
import { modelPresets, type ModelPreset } from '@finance-analyst/valuation';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

/** What can be made: a kind of model, or of portfolio. */
export type WizardPreset = ModelPreset | PortfolioPreset;

export interface PresetStepProps {
  readonly preset: WizardPreset;
  readonly onChoose: (preset: WizardPreset) => void;
}

const cardOf = (
  value: WizardPreset,
  { title, explained }: { readonly title: string; readonly explained: string },
) => ({ value, title, explanation: explained });
const models = modelPresets.map((value) => cardOf(value, messages.presets[value]));
const portfolios = (['growth', 'value'] as const).map((value) => cardOf(value, presetWords[value]));

/** The kinds of model and of portfolio, as cards of which one is chosen. */
export const PresetStep = ({ preset, onChoose }: PresetStepProps): ReactElement => (
  <>
    <RadioCards name="preset" legend={messages.preset} cards={models} value={preset} onChange={onChoose} />
    <RadioCards
      name="preset"
      legend={messages.portfolioPreset}
      cards={portfolios}
      value={preset}
      onChange={onChoose}
    />
  </>
);
