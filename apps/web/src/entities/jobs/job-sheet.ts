import { jobSheets } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

/** The work sheet of a job as PDF. */
export const jobSheet = (guid: string) => api(jobSheets.pdf, { params: { guid } });
