import { type AttachedFile, isPictureKind } from '@truciolo/contract';
import { site } from '../../lib/site.ts';

/** Signed address, valid for an hour. */
export const addressOf = ({ url }: Pick<AttachedFile, 'url'>): string => `${site.apiBase}${url}`;

/** Address of a picture for viewing: the reduced version where there is one. */
export const viewAddressOf = ({ url, viewUrl }: Pick<AttachedFile, 'url' | 'viewUrl'>): string =>
  `${site.apiBase}${viewUrl ?? url}`;

/** File types that a file dialog offers. */
export const ACCEPTED_FILES = '.pdf,.step,.stp,.igs,.iges,.dxf,.png,.jpg,.jpeg,.webp';

export const isPicture = ({ kind }: Pick<AttachedFile, 'kind'>): boolean => isPictureKind(kind);
