import { Readable } from 'node:stream';
import type { RequestFileKind } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Services } from '../../../platform/context.ts';
import { inMemory } from '../../../platform/files/received-file.ts';
import { newGuid } from '../../../platform/guid.ts';
import { baseName, guardQuota } from '../../files/index.ts';
import { requestKind, typeOfKind } from '../request-kind.ts';

interface AcceptedFile {
  readonly guid: string;
  readonly name: string;
  readonly kind: RequestFileKind;
  readonly type: string;
  readonly bytes: Buffer;
}

interface Gate extends Pick<Services, 'scanner' | 'clock'>, Pick<Context, 'tenant'> {
  readonly companyGuid: string;
}

/** Each file that is refused costs one sentence; the rest is kept. */
export async function acceptFiles(
  { scanner, clock, tenant, companyGuid }: Gate,
  files: readonly { readonly name: string; readonly bytes: Buffer }[],
): Promise<{ readonly accepted: readonly AcceptedFile[]; readonly notes: readonly string[] }> {
  const accepted: AcceptedFile[] = [];
  const notes: string[] = [];
  for (const { name: given, bytes } of files) {
    const name = baseName(given).slice(0, 200);
    const found = await requestKind(inMemory(bytes), name);
    if ('refusal' in found) {
      notes.push(`«${name}» non è stato preso: ${found.refusal}.`);
      continue;
    }
    try {
      await scanner?.check(Readable.from([bytes]));
      await guardQuota({ tenant, actor: { companyGuid } }, bytes.length);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notes.push(`«${name}» non è stato preso. ${error.message}`);
      continue;
    }
    accepted.push({ guid: newGuid(clock()), name, kind: found.kind, type: typeOfKind(found.kind), bytes });
  }
  return { accepted, notes };
}
