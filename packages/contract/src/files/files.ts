import { z } from 'zod';
import { done, guid, instant, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

export const FILE_MAX_BYTES = 50 * 1024 * 1024;
/** Of one quote, its positions included. */
export const FILES_PER_QUOTE = 200;

/** Detected from the content, whatever the file name says. */
/** `mesh`: a light model to look at, made in the browser (`writeLightModel` of the part). */
export const fileKinds = ['pdf', 'step', 'iges', 'dxf', 'png', 'jpeg', 'webp', 'mesh'] as const;
export type FileKind = (typeof fileKinds)[number];
/** Kinds that browsers show as pictures. */
const pictureKinds = ['png', 'jpeg', 'webp'] as const satisfies readonly FileKind[];
export const isPictureKind = (kind: string): boolean => pictureKinds.some((one) => one === kind);

export const fileMediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  step: 'model/step',
  iges: 'model/iges',
  dxf: 'image/vnd.dxf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mesh: 'model/vnd.truciolo.mesh',
};

/** Data that a page needs to show or save a file, wherever it is attached. */
export const attachedFile = z.object({
  guid,
  name: z.string(),
  kind: z.enum(fileKinds),
  bytes: z.int(),
  /** Signed, short-lived address below the API. */
  url: z.string(),
  /** The same for a smaller picture to look at; null where the file itself is small. */
  viewUrl: z.string().nullable(),
});
export type AttachedFile = z.output<typeof attachedFile>;

/** The raw body of an upload. */
export const fileUpload = { types: ['application/octet-stream'], maxBytes: FILE_MAX_BYTES } as const;
export const uploadName = text(200).default('file');

const quoteFile = attachedFile.extend({
  /** Null: the file belongs to the whole quote. */
  positionId: z.string().nullable(),
  uploadedBy: z.string(),
  createdAt: instant,
});
export type QuoteFile = z.output<typeof quoteFile>;

const capability = [capabilities.insertion];
const params = z.object({ guid });
const positionId = z.string().min(1).max(64);

export const quoteFiles = {
  list: route({
    method: 'GET',
    path: '/quotes/:guid/files',
    summary: 'The files of a quote and of its positions',
    access: 'session',
    params,
    answer: z.array(quoteFile),
    errors: ['NOT_FOUND'],
  }),
  upload: route({
    method: 'POST',
    path: '/quotes/:guid/files',
    writes: 'append',
    summary:
      'Add a file: PDF, STEP, IGES, DXF, PNG, JPEG, WebP or a light model up to 50 MB, as the raw body',
    access: 'session',
    capability,
    params,
    query: z.strictObject({
      name: uploadName,
      position: positionId.optional(),
    }),
    upload: fileUpload,
    status: 201,
    answer: quoteFile,
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'UNSUPPORTED_MEDIA',
      'PAYLOAD_TOO_LARGE',
      'TOO_MANY_FILES',
      'QUOTA_REACHED',
      'FILE_INFECTED',
      'SCANNER_UNAVAILABLE',
    ],
  }),
  /** A repeated call adds nothing: a position that has files already gets no more. */
  copy: route({
    method: 'POST',
    path: '/quotes/:guid/files/copies',
    writes: 'once',
    summary: 'Copy the files of a position to its duplicate; both share the stored bytes',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ from: positionId, to: positionId }),
    answer: z.array(z.object({ original: guid, copy: quoteFile })),
    errors: ['NOT_FOUND', 'TOO_MANY_FILES'],
  }),
  delete: route({
    method: 'DELETE',
    path: '/quotes/:guid/files/:fileGuid',
    writes: 'once',
    summary: 'Remove a file',
    access: 'session',
    capability,
    params: z.object({ guid, fileGuid: guid }),
    answer: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
