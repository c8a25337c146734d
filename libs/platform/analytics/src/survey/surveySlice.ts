import { createSlice } from '@reduxjs/toolkit';

export interface SurveyState {
  readonly isOpen: boolean;
}

/** The part of the store that holds whether the satisfaction survey is open. */
export interface WithSurvey {
  readonly survey: SurveyState;
}

const initialState: SurveyState = { isOpen: false };

/** Whether the satisfaction survey is open. */
export const surveySlice = createSlice({
  name: 'survey',
  initialState,
  reducers: {
    surveyOpened: (): SurveyState => ({ isOpen: true }),
    surveyClosed: (): SurveyState => ({ isOpen: false }),
  },
});

export const { surveyOpened, surveyClosed } = surveySlice.actions;

/** Whether the satisfaction survey is open. */
export const selectIsSurveyOpen = ({ survey }: WithSurvey): boolean => survey.isOpen;
