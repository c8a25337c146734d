import type { PortfolioDocument } from '../portfolio/PortfolioDocument.js';
import { portfolioKind } from '../portfolio/portfolioKind.js';
import type { SimulationRunDocument } from '../simulation-run/SimulationRunDocument.js';
import { simulationRunKind } from '../simulation-run/simulationRunKind.js';
import type { ValuationModelDocument } from '../valuation-model/ValuationModel.js';
import { valuationModelKind } from '../valuation-model/valuationModelKind.js';
import type { DocumentKindDefinition } from './DocumentKindDefinition.js';

/** A document that an analyst edits. */
export type AnalystDocument = ValuationModelDocument | PortfolioDocument;

/** A document that is stored: those that are edited, and those that belong to one and never change. */
export type StoredDocument = AnalystDocument | SimulationRunDocument;

export type DocumentKind = StoredDocument['kind'];

/** The document kinds and the version of each that this build writes. */
export const documentKinds: Readonly<Record<DocumentKind, DocumentKindDefinition>> = {
  'valuation-model': valuationModelKind,
  'simulation-run': simulationRunKind,
  portfolio: portfolioKind,
};
