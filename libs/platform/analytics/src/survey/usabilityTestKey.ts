/** Where the tab's storage keeps a usability test that is under way. Its results are recorded as usage. */
export const usabilityTestKey = 'usability-test';
