export { issueDdt } from './ddts/issue-ddt.ts';
export { recordWork } from './floor/record-work.ts';
export type { Maker } from './jobs/add-job.ts';
export { setState } from './jobs/set-state.ts';
export { reserveForJob } from './material/reserve-material.ts';
export { takeForJob } from './material/take-material.ts';
export { placeOrder } from './orders/place-order.ts';
export { findJob } from './repository.ts';
export { startJobTasks } from './start-tasks.ts';
