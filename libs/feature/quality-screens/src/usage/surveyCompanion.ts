import { selectIsSurveyOpen } from '@finance-analyst/analytics';
import type { CompanionManifest } from '@finance-analyst/contributions';
import type { OpenSurveyProps } from './OpenSurvey.js';

/** The satisfaction survey, while it is open. */
export const surveyCompanion: CompanionManifest<OpenSurveyProps> = {
  id: 'satisfaction-survey',
  failureTitle: 'The survey could not be loaded',
  isShown: ({ store }) => selectIsSurveyOpen(store.getState()),
  subscribe: ({ store }, listener) => store.subscribe(listener),
  load: async () => (await import('./OpenSurvey.js')).OpenSurvey,
};
