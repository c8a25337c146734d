export type { PortfolioDependencies } from './PortfolioDependencies.js';
export { PortfolioScreen, type PortfolioScreenProps } from './screen/PortfolioScreen.js';
