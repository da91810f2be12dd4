import { type Company, LOGO_TYPES } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import { imageType } from '../../platform/files/image-type.ts';
import type { ReceivedFile } from '../../platform/files/received-file.ts';
import { storeFiles } from '../../platform/files/store-files.ts';
import { newGuid } from '../../platform/guid.ts';
import { fits, scalePicture } from '../../platform/pictures/scale-picture.ts';
import { guardCompanyWrite } from './policy.ts';
import { presentCompany } from './presenter.ts';
import { isFrozenLogo, lockCompany, updateCompanyRow } from './repository.ts';

/** Eight centimetres of a letterhead at 300 dots an inch, with some room. */
const LONGEST = 1200;

async function readLogo(context: Context, bytes: Buffer): Promise<{ bytes: Buffer; type: string }> {
  const found = imageType(bytes);
  const type = LOGO_TYPES.find((one) => one === found);
  if (!type)
    throw new AppError('UNSUPPORTED_MEDIA', { message: 'Il logo deve essere un’immagine PNG o JPEG.' });
  if (fits(bytes, type, LONGEST)) return { bytes, type };
  const owner = context.actor.companyGuid;
  const small = await scalePicture(context, { bytes, type, owner, longest: LONGEST });
  if (!small)
    throw new AppError('UNSUPPORTED_MEDIA', {
      message: 'Il logo non si può leggere: salvalo di nuovo come PNG o JPEG.',
    });
  return { bytes: Buffer.from(small.bytes), type: small.type };
}

async function findLogo({ actor }: Context, db: Db, guid: string): Promise<string | null> {
  const row = await lockCompany(db, guid);
  if (!row) throw new AppError('NOT_FOUND');
  guardCompanyWrite(actor);
  return row.logoFile;
}

/**
 * Replaces the logo, or removes it when there are no bytes. The file is written first; the old one is removed last,
 * unless a sent document shows it.
 */
export async function changeLogo(
  context: Context,
  guid: string,
  upload: ReceivedFile | null,
): Promise<Company> {
  const { audit, clock } = context;
  const { bytes, type } = upload
    ? await upload.whole((whole) => readLogo(context, whole))
    : { bytes: null, type: null };
  const name = bytes ? `logos/${newGuid(clock())}` : null;
  // Checked before anything is written: a user who may not change the logo leaves no file behind.
  if (name) await context.tenant((db) => findLogo(context, db, guid));
  let oldFile: string | null = null;
  const saved = await storeFiles(context, bytes && name ? [[name, bytes]] : [], async (db) => {
    const logoFile = await findLogo(context, db, guid);
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
