export { ScenarioAnalysisScreen, type ScenarioAnalysisScreenProps } from './screen/ScenarioAnalysisScreen.js';
export type { SimulationTasks, SimulationWorkers } from './simulation/SimulationWorkers.js';
