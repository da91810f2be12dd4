import type { MadeFile } from '@truciolo/contract';
import { invoiceProblems, writeFatturaPa } from '@truciolo/jobs';
import { AppError } from '../../platform/app-error.ts';

/** The file for the accountant's program; a document that the exchange system would refuse is refused here. */
export function draftFile(draft: Parameters<typeof writeFatturaPa>[0]): MadeFile {
  const problems = invoiceProblems(draft);
  if (problems.length > 0) throw new AppError('VALIDATION', { message: problems.join(' ') });
  const number = draft.number.replace(/[^A-Za-z0-9]+/g, '-');
  return {
    fileName: `IT${draft.seller.vatNumber}_${number}-bozza.xml`,
    type: 'application/xml',
    base64: Buffer.from(writeFatturaPa(draft)).toString('base64'),
  };
}
