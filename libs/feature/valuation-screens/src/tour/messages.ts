/** The steps of the tour at the valuation screens. */
export const messages = {
  sampleTitle: 'Sample data',
  sampleText:
    'Try the valuation workbench with a sample company. Its figures are fictional and labeled as sample everywhere.',
  openSample: 'Open a sample company',
  modelLabTitle: 'Model Lab',
  modelLabText: 'Your models, their templates and earlier versions.',
} as const;
