export { createWorkerPool, type WorkerPoolOptions } from './pool/createWorkerPool.js';
export type { WorkerLike } from './pool/openWorker.js';
export type { Timers } from './pool/Timers.js';
export type { RunOptions, Task, WorkerPool } from './pool/WorkerPool.js';
export type { TaskContext, TaskHandler, TaskHandlers } from './tasks/TaskHandlers.js';
export type { TaskFailure, TaskFailureCode, TaskOutcome } from './tasks/TaskOutcome.js';
