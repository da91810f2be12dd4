import type { MadeFile } from '@truciolo/contract';
import type { Actor, Context } from '../../platform/context.ts';
import { letterheadOf } from '../quotes/index.ts';
import type { FormOrder } from './form-order.ts';
import { print } from './print.ts';

/** Content of a document without its head. */
export type FormContent = Omit<FormOrder, 'kind' | 'brand'>;

/** Company whose head is printed, and access to its logo. */
type Office = Pick<Context, 'tenant' | 'files' | 'workers'> & {
  readonly actor: Pick<Actor, 'companyGuid' | 'userGuid'>;
};

/** Prints a document under the company's current head. */
export async function printForm(
  { tenant, actor, files, workers }: Office,
  fileName: string,
  content: FormContent,
): Promise<MadeFile> {
  const owned = { companyGuid: actor.companyGuid, ownerGuid: actor.userGuid };
  const { logo, contact: _contact, ...brand } = await tenant((db) => letterheadOf(db, owned));
  const bytes = logo && (await files.get(logo.file));
  const head = { ...brand, logo: bytes && logo ? { bytes: new Uint8Array(bytes), type: logo.type } : null };
  const printed = await print(workers, actor.companyGuid, { kind: 'form', brand: head, ...content });
  const name = `${fileName.replace(/[^\w.-]+/g, '-')}.pdf`;
  return { fileName: name, type: 'application/pdf', base64: printed.toString('base64') };
}
