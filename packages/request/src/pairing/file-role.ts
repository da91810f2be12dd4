import type { Attachment } from '../message/message.ts';

export type FileRole = 'drawing' | 'model' | 'list' | 'picture' | 'conditions' | 'other' | 'refused';

const CONDITIONS =
  /condizion|capitolat|terms|agb|privacy|informativa|nda|fornitura|qualit[àa]|certific|visura|catalog|brochure|biglietto|firma/i;

/** Pictures that mail programs put into signatures. */
const isSignaturePicture = ({ name, inline, size }: Attachment): boolean =>
  (inline && size < 200_000) || /^(?:image\d{3}|logo|firma|facebook|linkedin|outlook-)/i.test(name);

/** The use of an attached file, by its content and its name. */
export function fileRole(file: Attachment): FileRole {
  if (file.refused !== null) return 'refused';
  if (file.kind === 'step' || file.kind === 'iges' || file.kind === 'stl') return 'model';
  if (file.kind === 'xlsx' || file.kind === 'csv') return 'list';
  if (file.kind === 'image') return isSignaturePicture(file) ? 'other' : 'picture';
  if (file.kind === 'pdf') return CONDITIONS.test(file.name) ? 'conditions' : 'drawing';
  return file.kind === 'dxf' || file.kind === 'dwg' ? 'drawing' : 'other';
}
