import { readWorkbook } from '@finance-analyst/broker-files/worker';

/** The task of the worker that opens Excel workbooks. */
export const workbookTasks = {
  tables: ({ bytes }: { readonly bytes: Uint8Array }) => readWorkbook(bytes),
};

export type WorkbookTasks = typeof workbookTasks;
