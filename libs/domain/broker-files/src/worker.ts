export { readWorkbook } from './workbook/readWorkbook.js';
