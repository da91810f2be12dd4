import { requests } from '@truciolo/contract';
import type { Context } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadRequest } from '../presenter.ts';
import { type Intake, takeRequest } from './take-request.ts';

export const intakeOf = (context: Context): Intake => ({
  ...context,
  companyGuid: context.actor.companyGuid,
  user: context.actor,
});

const FIRST_LINE = 120;
const firstLine = (text: string): string => text.trim().split('\n', 1)[0]?.slice(0, FIRST_LINE).trim() ?? '';

export const createRequest = endpoint(requests.create, async (context, { body }) => {
  const { guid, text } = body;
  const made = await takeRequest(intakeOf(context), {
    guid,
    source: context.actor.keyGuid ? 'api' : text === '' ? 'upload' : 'text',
    subject: body.subject || firstLine(text),
    senderName: '',
    senderEmail: '',
    text,
    receivedAt: context.clock(),
    files: [],
  });
  return context.tenant((db) => loadRequest(db, context, made));
});
