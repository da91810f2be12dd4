import {
  type AttachedFile,
  type FileKind,
  fileKinds,
  fileMediaTypes,
  type QuoteFile,
} from '@truciolo/contract';
import type { Services } from '../../platform/context.ts';
import { signedAddress } from '../../platform/files/signed-address.ts';
import type { FileRow } from './repository.ts';

const kindOf = (type: string): FileKind => fileKinds.find((kind) => fileMediaTypes[kind] === type) ?? 'pdf';

type StoredFile = Pick<FileRow, 'guid' | 'name' | 'type' | 'bytes' | 'file'> &
  Partial<Pick<FileRow, 'viewFile' | 'viewType'>>;
type Signing = Pick<Services, 'secrets' | 'clock'>;

export const presentAttached = (
  { guid, name, type, bytes, file, viewFile, viewType }: StoredFile,
  { secrets, clock }: Signing,
): AttachedFile => ({
  guid,
  name,
  kind: kindOf(type),
  bytes,
  url: signedAddress(secrets, file, type, clock(), name),
  viewUrl: viewFile && viewType ? signedAddress(secrets, viewFile, viewType, clock()) : null,
});

export const presentFile = (row: FileRow, signing: Signing): QuoteFile => ({
  ...presentAttached(row, signing),
  positionId: row.positionId,
  uploadedBy: row.uploaderName,
  createdAt: row.createdAt.toISOString(),
});
