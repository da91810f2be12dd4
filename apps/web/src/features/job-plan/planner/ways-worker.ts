import { waysOut } from '@truciolo/planning';
import type { WaysRequest } from './protocol.ts';

/** One question for each worker. */
self.onmessage = ({ data }: MessageEvent<WaysRequest>) => {
  const { problem, plan, job, means } = data;
  self.postMessage(waysOut(problem, plan, job, means));
};
