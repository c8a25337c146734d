import type { PortfolioPreset } from '@finance-analyst/documents';
import { presetWords } from '@finance-analyst/portfolios';
import { modelPresets, type ModelPreset } from '@finance-analyst/valuation';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './PresetStep.module.css';

/** What can be made: a kind of model, or of portfolio. */
export type WizardPreset = ModelPreset | PortfolioPreset;

export interface PresetStepProps {
  readonly preset: WizardPreset;
  readonly onChoose: (preset: WizardPreset) => void;
}

const models = modelPresets.map((value) => ({ value, ...messages.presets[value] }));
const portfolios = (['growth', 'value'] as const).map((value) => ({ value, ...presetWords[value] }));

/** The kinds of model and of portfolio, as cards. */
export const PresetStep = (given: PresetStepProps): ReactElement => (
  <>
    <Cards {...given} legend={messages.preset} offered={models} />
    <Cards {...given} legend={messages.portfolioPreset} offered={portfolios} />
  </>
);

const Cards = ({
  preset,
  onChoose,
  legend,
  offered,
}: PresetStepProps & {
  readonly legend: string;
  readonly offered: readonly {
    readonly value: WizardPreset;
    readonly title: string;
    readonly explained: string;
  }[];
}): ReactElement => (
  <fieldset className={styles['presets']}>
    <legend className={styles['legend']}>{legend}</legend>
    {offered.map(({ value: each, title, explained }) => {
      const id = `preset-${each}`;
      return (
        <label key={each} className={styles['preset']}>
          <input
            type="radio"
            name="preset"
            value={each}
            checked={each === preset}
            aria-labelledby={id}
            aria-describedby={`${id}-explained`}
            onChange={() => {
              onChoose(each);
            }}
          />
          <span>
            <span id={id} className={styles['title']}>
              {title}
            </span>
            <span id={`${id}-explained`} className={styles['explained']}>
              {explained}
            </span>
          </span>
        </label>
      );
    })}
  </fieldset>
);
