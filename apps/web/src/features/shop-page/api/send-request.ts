import { type ShopLanguage, type ShopRequestBody, shopVisits } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';
import { sendFile } from '../../../lib/api/send-file.ts';
import { bareVat } from '../parts/check-buyer.ts';
import type { BuyerFields } from '../parts/kept-request.ts';
import { filesOf, type ShopPart } from '../parts/shop-part.ts';
import type { AskedPart } from './shop-calls.ts';

export interface SendingFile {
  readonly name: string;
  readonly at: number;
  readonly of: number;
  /** 0-1 */
  readonly share: number;
}

export interface ReadyPart {
  readonly part: ShopPart;
  readonly asked: AskedPart;
  readonly ticket: string | null;
}

interface Question {
  readonly text: string;
  readonly ticket: string;
  readonly answer: number;
}

interface RequestToSend {
  readonly slug: string;
  readonly language: ShopLanguage;
  readonly parts: readonly ReadyPart[];
  readonly buyer: BuyerFields;
  readonly question: Question;
  readonly onFile: (file: SendingFile) => void;
  readonly signal: AbortSignal;
}

const NAME_CHARACTERS = 120;

/** Files that the server has already: a second attempt sends only the missing ones. */
const keys = new Map<File, string>();

export const forgetFiles = (): void => keys.clear();

async function uploadAll({ slug, parts, onFile, signal }: RequestToSend): Promise<void> {
  const files = parts.flatMap(({ part }) => filesOf(part)).filter((file) => !keys.has(file));
  for (const [index, file] of files.entries()) {
    const at = { name: file.name, at: index + 1, of: files.length };
    onFile({ ...at, share: 0 });
    const sending = { onProgress: (share: number) => onFile({ ...at, share }), signal };
    const { key } = await sendFile(
      shopVisits.upload,
      { params: { slug }, query: { name: file.name } },
      file,
      sending,
    );
    keys.set(file, key);
  }
}

/** Uploads the files, then sends the request that names them. */
export async function sendRequest(request: RequestToSend) {
  await uploadAll(request);
  const { slug, language, parts, buyer, question } = request;
  const body: ShopRequestBody = {
    name: buyer.name.trim(),
    company: buyer.company.trim(),
    vatNumber: bareVat(buyer.vatNumber),
    email: buyer.email.trim(),
    language,
    wantedBy: buyer.wantedBy || null,
    parts: parts.map(({ part, asked, ticket }) => ({
      ...asked,
      name: part.choice.name.trim().slice(0, NAME_CHARACTERS) || part.id,
      notes: part.choice.notes,
      files: filesOf(part).flatMap((file) => keys.get(file) ?? []),
      ticket,
    })),
    privacyConsent: true,
    verificationQuestion: question.text,
    verificationTicket: question.ticket,
    verificationAnswer: question.answer,
  };
  return silentApi(shopVisits.send, { params: { slug }, body });
}
