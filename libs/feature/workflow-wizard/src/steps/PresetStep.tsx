import { modelPresets, type ModelPreset } from '@finance-analyst/valuation';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './PresetStep.module.css';

export interface PresetStepProps {
  readonly preset: ModelPreset;
  readonly onChoose: (preset: ModelPreset) => void;
}

/** The kinds of model, as cards. */
export const PresetStep = ({ preset, onChoose }: PresetStepProps): ReactElement => (
  <fieldset className={styles['presets']}>
    <legend className={styles['legend']}>{messages.preset}</legend>
    {modelPresets.map((each) => {
      const { title, explained } = messages.presets[each];
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
