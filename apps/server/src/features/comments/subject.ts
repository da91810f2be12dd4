import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { findJob } from '../jobs/index.ts';
import { findQuote } from '../quotes/index.ts';

/** The subject of a conversation. */
export interface Place {
  readonly of: 'quote' | 'job';
  readonly guid: string;
}

export interface Subject extends Place {
  readonly companyGuid: string;
  readonly number: string;
  readonly customerName: string;
  /** Receives a notice about each comment. */
  readonly ownerGuid: string;
}

/** Columns of a row that point to its subject. */
export const rowOf = ({ of, guid }: Place) => (of === 'quote' ? { quoteGuid: guid } : { jobGuid: guid });
export const columnOf = ({ of }: Place) => (of === 'quote' ? 'quoteGuid' : 'jobGuid');

export async function loadSubject(db: Db, { of, guid }: Place): Promise<Subject> {
  if (of === 'quote') {
    const quote = await findQuote(db, guid);
    if (!quote) throw new AppError('NOT_FOUND');
    const { companyGuid, number, customerName, ownerGuid } = quote;
    return { of, guid, companyGuid, number, customerName, ownerGuid };
  }
  const job = await findJob(db, guid);
  if (!job) throw new AppError('NOT_FOUND');
  const { companyGuid, number, customerName, createdBy } = job;
  return { of, guid, companyGuid, number, customerName, ownerGuid: createdBy };
}
