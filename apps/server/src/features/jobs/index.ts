export { issueDdt } from './ddts/issue-ddt.ts';
export { recordWork } from './floor/record-work.ts';
export type { Maker } from './jobs/add-job.ts';
export { setState } from './jobs/set-state.ts';
export { placeOrder } from './orders/place-order.ts';
