/** Raised where Excel has no form for a part of a model; `createWorkbook` returns its message as the reason. */
export class CannotBeWritten extends Error {}
