/** The views that load together, with the first of them: apart, their parts would be split into chunks that import one another. */
export { accountsFile } from '../shown/accountsFile.js';
export { portfoliosFile } from '../shown/portfoliosFile.js';
export { CombinedPortfolios } from '../combined/CombinedPortfolios.js';
export { IncomeView } from '../income/IncomeView.js';
export { SaleTrialDialog } from '../sale-trial/SaleTrialDialog.js';
export { TargetsView } from '../targets/TargetsView.js';
export { TransactionsView } from '../transactions/TransactionsView.js';
