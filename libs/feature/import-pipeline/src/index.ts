export { planImport } from './plan/planImport.js';
export { applyImport } from './plan/applyImport.js';
export { takeBack } from './plan/takeBack.js';
export { refusedFile } from './plan/refusedFile.js';
