import { type Company, LOGO_TYPES } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import { isModest, TOO_MANY_POINTS } from '../../platform/files/image-size.ts';
import { imageType } from '../../platform/files/image-type.ts';
import { newGuid } from '../../platform/guid.ts';
import { guardCompanyWrite } from './policy.ts';
import { presentCompany } from './presenter.ts';
import { isFrozenLogo, lockCompany, updateCompanyRow } from './repository.ts';

/** Replaces the logo, or removes it when there are no bytes. The file is written first; the old one goes last, unless a document that went out shows it. */
export async function changeLogo(context: Context, guid: string, bytes: Buffer | null): Promise<Company> {
  const { audit, actor, clock, files } = context;
  const now = clock();
  const found = bytes ? imageType(bytes) : null;
  const type = LOGO_TYPES.find((one) => one === found) ?? null;
  if (bytes && !type) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: 'Il logo deve essere un’immagine PNG o JPEG.' });
  }
  if (bytes && type && !isModest(bytes, type))
    throw new AppError('PAYLOAD_TOO_LARGE', { message: TOO_MANY_POINTS });
  const name = bytes ? `logos/${newGuid(now)}` : null;
  let oldFile: string | null = null;
  const saved = await context.tenant(async (db) => {
    const row = await lockCompany(db, guid);
    if (!row) throw new AppError('NOT_FOUND');
    guardCompanyWrite(actor);
    if (bytes && name) await files.put(name, bytes);
    const { logoFile } = row;
    oldFile = logoFile !== null && (await isFrozenLogo(db, logoFile)) ? null : logoFile;
    const next = await updateCompanyRow(db, guid, { logoFile: name, logoType: type });
    await audit(db, {
      action: bytes ? 'upload-logo' : 'delete-logo',
      entity: 'company',
      entityGuid: guid,
    });
    return next;
  });
  if (oldFile) await dropFile(context, oldFile);
  return presentCompany(saved, context);
}
