import { type FileKind, fileKinds, fileMediaTypes, type QuoteFile } from '@truciolo/contract';
import type { Services } from '../../platform/context.ts';
import { signedAddress } from '../../platform/files/signed-address.ts';
import type { FileRow } from './repository.ts';

const kindOf = (type: string): FileKind => fileKinds.find((kind) => fileMediaTypes[kind] === type) ?? 'pdf';

export const presentFile = (
  row: FileRow,
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
): QuoteFile => ({
  guid: row.guid,
  positionId: row.positionId,
  name: row.name,
  kind: kindOf(row.type),
  bytes: row.bytes,
  uploadedBy: row.uploaderName,
  createdAt: row.createdAt.toISOString(),
  url: signedAddress(secrets, row.file, row.type, clock(), row.name),
});
