/** The terminal share wherever it is shown: as checks, derivations and workbooks have every rate of a model. */
export const terminalShareFormat = { kind: 'rate', precision: 2 } as const;
