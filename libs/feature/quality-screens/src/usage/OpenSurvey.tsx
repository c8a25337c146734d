import { surveyClosed } from '@finance-analyst/analytics';
import type { ReactElement } from 'react';
import type { QualityDependencies } from '../QualityDependencies.js';
import { SatisfactionSurvey, type SatisfactionSurveyProps } from './SatisfactionSurvey.js';

export type OpenSurveyProps = Pick<SatisfactionSurveyProps, 'analytics'> & Pick<QualityDependencies, 'store'>;

/** The satisfaction survey over any screen; answering or closing it takes it away. */
export const OpenSurvey = ({ analytics, store }: OpenSurveyProps): ReactElement => (
  <SatisfactionSurvey analytics={analytics} isOpen onClose={() => store.dispatch(surveyClosed())} />
);
