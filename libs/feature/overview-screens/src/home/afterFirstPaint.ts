// What Home loads once its list is shown, in one part: it needs code that reads documents and calls the server.
export { ImportOutcome } from '../import-outcome/ImportOutcome.js';
export { LeftWorkNotices } from '../left-work/LeftWorkNotices.js';
export { RemovedModelsPanel } from '../removed-models/RemovedModelsPanel.js';
export { SearchCoverage } from '../search-coverage/SearchCoverage.js';
