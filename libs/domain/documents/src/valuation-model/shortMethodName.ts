import { methodName } from './methodName.js';

/** The name of a template's method within a title, without “to the firm”: `free cash flow`. */
export const shortMethodName = (templateId: string): string =>
  methodName(templateId).replace(' to the firm', '').toLowerCase();
