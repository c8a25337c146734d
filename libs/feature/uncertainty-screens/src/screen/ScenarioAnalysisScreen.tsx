import { FollowsAnother } from '@finance-analyst/components';
import type { ScreenProps } from '@finance-analyst/contributions';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UncertaintyDependencies } from '../UncertaintyDependencies.js';
import { ChooseModel } from './ChooseModel.js';
import { OpenModel } from './OpenModel.js';

export interface ScenarioAnalysisScreenProps
  extends Omit<UncertaintyDependencies, 'WaysToStart'>, Partial<ScreenProps> {
  /** The ways to a company, where a model is missing. */
  readonly start?: ReactNode;
}

/** `/scenario-analysis`: the uncertainty of the model that the address names, or the models to choose from. */
export function ScenarioAnalysisScreen(props: ScenarioAnalysisScreenProps): ReactElement {
  const [query] = useSearchParams();
  const modelId = query.get('model');
  const [shown, setShown] = useState({ modelId, followsAnother: false });
  if (shown.modelId !== modelId) setShown({ modelId, followsAnother: true });
  return (
    <FollowsAnother value={shown.followsAnother}>
      {modelId ? <OpenModel key={modelId} modelId={modelId} {...props} /> : <ChooseModel {...props} />}
    </FollowsAnother>
  );
}
