// What the workspace lists beside saved models, in one part: it comes with the code that reads documents.
export { RemovedModelsPanel } from '../removed-models/RemovedModelsPanel.js';
export { LeftWorkNotices } from './LeftWorkNotices.js';
