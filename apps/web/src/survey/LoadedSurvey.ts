// A file of its own, so that the survey is loaded when it is first opened.
export { SatisfactionSurvey as LoadedSurvey } from '@finance-analyst/quality-screens';
