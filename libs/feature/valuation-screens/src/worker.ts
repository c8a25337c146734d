export { createMemoWriter } from './memo/createMemoWriter.js';
export type { LoadFont } from './memo/memoFonts.js';
