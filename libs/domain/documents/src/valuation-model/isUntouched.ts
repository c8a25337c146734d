import { defaultYears } from './defaultYears.js';
import { enteredSource } from './enteredSource.js';
import { titleOfNewModel } from './titleOfNewModel.js';
import type { ValuationModelDocument } from './ValuationModel.js';

/** Whether a model that was never saved has nothing of the analyst's own: a new one of the company would be the same. */
export const isUntouched = ({ baseRevision, title, body }: ValuationModelDocument): boolean =>
  baseRevision === 0 &&
  title === titleOfNewModel(body.instrument.name) &&
  body.years === defaultYears &&
  (body.scenarioNote ?? '') === '' &&
  body.isAmountScaleChosen !== true &&
  body.priceSnapshot?.source !== enteredSource &&
  body.assumptions.every(({ edited }) => !edited);
