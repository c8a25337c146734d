import { serveTasks } from '@finance-analyst/compute/worker';
import { benchmark } from './benchmark.js';

const tasks = { benchmark };
export type EngineTasks = typeof tasks;

serveTasks(tasks);
