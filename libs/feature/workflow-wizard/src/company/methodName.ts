import { messages } from '../messages.js';

/** What a template's method is called; its id if it has no name here. */
export const methodName = (template: string): string => messages.methods[template] ?? template;
