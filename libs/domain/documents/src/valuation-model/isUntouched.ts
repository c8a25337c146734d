import { defaultYears } from './defaultYears.js';
import { enteredSource } from './enteredSource.js';
import { titleOfNewModel } from './titleOfNewModel.js';
import type { ValuationModelDocument } from './ValuationModel.js';

/** Whether a never-saved model has none of the analyst's work: a new model of the company would be identical. */
export const isUntouched = ({ baseRevision, title, body }: ValuationModelDocument): boolean =>
  baseRevision === 0 &&
  title === titleOfNewModel(body) &&
  body.years === (body.proposedYears ?? defaultYears) &&
  (body.scenarioNote ?? '') === '' &&
  body.notes.length === 0 &&
  body.peers.length === 0 &&
  body.transactions.length === 0 &&
  body.caseWeights.length === 0 &&
  body.isAmountScaleChosen !== true &&
  body.targetDate === undefined &&
  body.priceSnapshot?.source !== enteredSource &&
  Object.keys(body.removedScenarios ?? {}).length === 0 &&
  body.scenarios.every(({ isEdited }) => isEdited !== true) &&
  body.assumptions.every(({ edited }) => !edited);
