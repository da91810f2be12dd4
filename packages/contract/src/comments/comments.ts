import { z } from 'zod';
import { attachedFile, fileUpload, uploadName } from '../files/files.ts';
import { email, guid, instant, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

const params = z.object({ guid });
const one = z.object({ guid, comment: guid });
const MOST_LETTERS = 4000;
const MISSING_WORDS = 'Scrivi il commento.';
const words = requiredText(MOST_LETTERS, MISSING_WORDS);
const mentions = z.array(guid).max(20).default([]);

/** Limit per comment. */
export const FILES_PER_COMMENT = 10;
/** Limit for all comments on one quote or job. */
export const FILES_PER_THREAD = 500;

const comment = z.object({
  guid,
  /** Null: the buyer wrote it from the public page. */
  authorGuid: guid.nullable(),
  authorName: z.string(),
  text: z.string(),
  /** The position it is about; null = the whole quote. */
  positionId: z.string().nullable(),
  /** The buyer reads it on the public page. */
  outside: z.boolean(),
  files: z.array(attachedFile),
  createdAt: instant,
  editedAt: instant.nullable(),
  resolvedAt: instant.nullable(),
  resolvedBy: z.string(),
});
export type Comment = z.output<typeof comment>;

const conversation = z.object({
  comments: z.array(comment),
  /** Users who can be mentioned with @. */
  people: z.array(z.object({ guid, name: z.string() })),
  /** Quotes and jobs whose number is written in a comment. */
  links: z.array(z.object({ number: z.string(), of: z.enum(['quote', 'job']), guid })),
  /** Attachments of the comment that the reader is writing and has not sent. */
  draftFiles: z.array(attachedFile),
});
export type Conversation = z.output<typeof conversation>;

/** Fields that all kinds of comments share. */
const said = {
  guid: guid.optional(),
  text: text(MOST_LETTERS),
  mentions,
  /** Files of the caller's draft; a comment with a file may have no text. */
  files: z.array(guid).max(FILES_PER_COMMENT).default([]),
};
const saysSomething = (body: { readonly text: string; readonly files: readonly string[] }): boolean =>
  body.text !== '' || body.files.length > 0;
const nothingSaid = { path: ['text'], error: MISSING_WORDS };

const subjects = {
  quote: { base: '/quotes/:guid/comments', files: '/quotes/:guid/comment-files', noun: 'a quote' },
  job: { base: '/jobs/:guid/comments', files: '/jobs/:guid/comment-files', noun: 'a job' },
} as const;

/** The conversation of a quote or of a job: the same verbs. */
const threadOf = <Of extends keyof typeof subjects, Body extends z.ZodType>(
  of: Of,
  {
    body,
    capability,
    ...amounts
  }: { readonly body: Body; readonly capability: readonly string[]; readonly prices?: 'needed' },
) => {
  const { base, files, noun } = subjects[of];
  // Without a capability in the declaration, every user who sees the subject may comment on it.
  const writers = capability.length > 0 ? { capability } : {};
  const common = {
    access: 'session',
    ...amounts,
    answer: conversation,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  } as const;
  return {
    list: route({
      ...common,
      method: 'GET',
      path: base,
      polled: true,
      summary: `The comments on ${noun}, oldest first, with the users who can be mentioned`,
      params,
    }),
    add: route({
      ...common,
      ...writers,
      method: 'POST',
      path: base,
      writes: 'append',
      summary: `Comment on ${noun}; mentioned users are notified`,
      params,
      body,
      status: 201,
      errors: ['NOT_FOUND', 'FORBIDDEN', 'GUID_TAKEN', 'FILE_GONE'],
    }),
    edit: route({
      ...common,
      ...writers,
      method: 'PATCH',
      path: `${base}/:comment`,
      writes: 'own',
      summary: `Edit an own comment on ${noun}; messages sent to the buyer cannot be edited`,
      params: one,
      body: z.strictObject({ text: words, mentions }),
    }),
    remove: route({
      ...common,
      ...writers,
      method: 'DELETE',
      path: `${base}/:comment`,
      writes: 'once',
      summary: `Remove an own comment on ${noun}`,
      params: one,
    }),
    resolve: route({
      ...common,
      ...writers,
      method: 'PUT',
      path: `${base}/:comment/resolved`,
      writes: 'set',
      summary: `Mark a comment on ${noun} as resolved, or reopen it`,
      params: one,
      body: z.strictObject({ resolved: z.boolean() }),
    }),
    attach: route({
      ...common,
      ...writers,
      method: 'POST',
      path: files,
      writes: 'append',
      summary: `Add a file to the draft comment on ${noun}: PDF, STEP, IGES, DXF, PNG, JPEG or WebP, as the raw body`,
      params,
      query: z.strictObject({ name: uploadName }),
      upload: fileUpload,
      status: 201,
      answer: attachedFile,
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
    detach: route({
      ...common,
      ...writers,
      method: 'DELETE',
      path: `${files}/:file`,
      writes: 'once',
      summary: `Remove a file from the draft comment on ${noun}`,
      params: z.object({ guid, file: guid }),
    }),
  };
};

/** `outside`: an answer to the buyer, who gets it by mail and on the public page. */
export const comments = threadOf('quote', {
  prices: 'needed',
  capability: [capabilities.insertion],
  body: z
    .strictObject({
      ...said,
      positionId: text(64).nullable().default(null),
      outside: z.boolean().default(false),
    })
    .refine(saysSomething, nothingSaid),
});

/** The shop floor sees jobs, so it may comment on them. */
export const jobComments = threadOf('job', {
  capability: [],
  body: z.strictObject(said).refine(saysSomething, nothingSaid),
});

const talk = z.object({
  lines: z.array(
    z.object({
      fromShop: z.boolean(),
      name: z.string(),
      text: z.string(),
      files: z.array(attachedFile),
      at: instant,
    }),
  ),
});
export type OfferTalkLines = z.output<typeof talk>;

const token = z.object({ token: z.string().min(1).max(200) });
const linkErrors = ['OFFER_UNKNOWN', 'OFFER_REVOKED', 'OFFER_LINK_EXPIRED'] as const;

const question = z.strictObject({
  name: requiredText(120, 'Scrivi il tuo nome'),
  email,
  text: requiredText(2000, 'Scrivi la domanda'),
});
export type OfferQuestion = z.input<typeof question>;

/** Questions of the buyer and answers of the shop on the public page. */
export const offerTalk = {
  read: route({
    method: 'GET',
    path: '/offers/:token/questions',
    summary: 'The buyer’s questions on an offer and the answers to them',
    access: 'public',
    params: token,
    answer: talk,
    errors: linkErrors,
  }),
  ask: route({
    method: 'POST',
    path: '/offers/:token/questions',
    writes: 'append',
    summary: 'Send a question of the buyer; the shop is notified and answers by mail and on the page',
    access: 'public',
    licence: 'open',
    params: token,
    body: question,
    status: 201,
    answer: talk,
    errors: linkErrors,
  }),
};
