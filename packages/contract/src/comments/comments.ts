import { z } from 'zod';
import { email, guid, instant, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

const params = z.object({ guid });
const one = z.object({ guid, comment: guid });
const insertion = [capabilities.insertion];
const words = requiredText(4000, 'Scrivi il commento.');
const mentions = z.array(guid).max(20).default([]);

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
  createdAt: instant,
  editedAt: instant.nullable(),
  resolvedAt: instant.nullable(),
  resolvedBy: z.string(),
});
export type Comment = z.output<typeof comment>;

const thread = z.object({
  comments: z.array(comment),
  /** Who can be named with @. */
  people: z.array(z.object({ guid, name: z.string() })),
});
export type CommentThread = z.output<typeof thread>;

export const comments = {
  list: route({
    method: 'GET',
    path: '/quotes/:guid/comments',
    summary: 'The comments on a quote, oldest first, with who can be named in them',
    access: 'session',
    params,
    answer: thread,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  /** `outside`: an answer to the buyer, who gets it by mail and on the public page. */
  add: route({
    method: 'POST',
    path: '/quotes/:guid/comments',
    summary: 'Comment on a quote; who is named in it is told',
    access: 'session',
    capability: insertion,
    params,
    body: z.strictObject({
      guid: guid.optional(),
      text: words,
      mentions,
      positionId: text(64).nullable().default(null),
      outside: z.boolean().default(false),
    }),
    status: 201,
    answer: thread,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'GUID_TAKEN'],
  }),
  edit: route({
    method: 'PATCH',
    path: '/quotes/:guid/comments/:comment',
    summary: 'Change the words of an own comment; what went outside stays as it is',
    access: 'session',
    capability: insertion,
    params: one,
    body: z.strictObject({ text: words, mentions }),
    answer: thread,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/quotes/:guid/comments/:comment',
    summary: 'Take back an own comment',
    access: 'session',
    capability: insertion,
    params: one,
    answer: thread,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  resolve: route({
    method: 'PUT',
    path: '/quotes/:guid/comments/:comment/resolved',
    summary: 'What a comment asks for is done, or is not after all',
    access: 'session',
    capability: insertion,
    params: one,
    body: z.strictObject({ resolved: z.boolean() }),
    answer: thread,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};

const talk = z.object({
  lines: z.array(z.object({ fromShop: z.boolean(), name: z.string(), text: z.string(), at: instant })),
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

/** What buyer and shop say to each other on the public page. */
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
    summary: 'A question of the buyer; the shop is told, the answer comes by mail and on the page',
    access: 'public',
    licence: 'open',
    params: token,
    body: question,
    status: 201,
    answer: talk,
    errors: linkErrors,
  }),
};
