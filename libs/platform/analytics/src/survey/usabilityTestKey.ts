/** Session storage key of the usability test in progress. Its results are recorded as usage. */
export const usabilityTestKey = 'usability-test';
