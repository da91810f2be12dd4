import { z } from 'zod';
import { uploadName } from '../files/files.ts';
import { done, email, requiredText } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { SHOP_FILE_BYTES, shopLanguages, shopPageView } from './page-view.ts';
import { pricedPart, priceQuestion } from './prices.ts';
import { pastRequests, shopRequestBody, shopRequestView, stagedFile } from './shop-requests.ts';

// Calls of buyers, who have no account. The answers pass through these shapes.

const slug = z.object({ slug: z.string().min(1).max(60) });
const token = z.object({ token: z.string().min(1).max(200) });
const upload = { types: ['application/octet-stream'], maxBytes: SHOP_FILE_BYTES } as const;
const query = z.strictObject({ name: uploadName });

const pageErrors = ['SHOP_PAGE_UNKNOWN', 'SHOP_PAGE_CLOSED'] as const;
const fileErrors = [
  'UNSUPPORTED_MEDIA',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_FILES',
  'QUOTA_REACHED',
  'FILE_INFECTED',
  'SCANNER_UNAVAILABLE',
] as const;
/** Writes of buyers do not depend on a session's licence: the page itself is closed with the shop's. */
const byBuyer = { access: 'public', licence: 'open' } as const;

export const shopVisits = {
  page: route({
    method: 'GET',
    path: '/shop-pages/:slug',
    summary: 'The page of a shop: its name, contacts, and the choices it offers',
    access: 'public',
    params: slug,
    answer: shopPageView,
    errors: pageErrors,
  }),
  price: route({
    ...byBuyer,
    method: 'POST',
    path: '/shop-pages/:slug/prices',
    writes: 'none',
    summary: 'Indicative ranges and working days of parts that the browser measured',
    params: slug,
    body: priceQuestion,
    maxBytes: 4 * 1024 * 1024,
    answer: z.object({ parts: z.array(pricedPart) }),
    errors: pageErrors,
  }),
  upload: route({
    ...byBuyer,
    method: 'POST',
    path: '/shop-pages/:slug/files',
    writes: 'append',
    summary: 'Upload a file for a request that is not sent yet; it is deleted after a day',
    params: slug,
    query,
    upload,
    status: 201,
    answer: stagedFile,
    errors: [...pageErrors, ...fileErrors],
  }),
  send: route({
    ...byBuyer,
    method: 'POST',
    path: '/shop-pages/:slug/requests',
    writes: 'once',
    summary: 'Send a request; the buyer gets a mail with the link to its state',
    params: slug,
    body: shopRequestBody,
    maxBytes: 4 * 1024 * 1024,
    status: 201,
    answer: z.object({ token: z.string(), number: z.string() }),
    errors: [
      ...pageErrors,
      'CONSENT_REQUIRED',
      'WRONG_ANSWER',
      'QUESTION_OVER',
      'FILE_GONE',
      'PAYLOAD_TOO_LARGE',
    ],
  }),
  sendLink: route({
    ...byBuyer,
    method: 'POST',
    path: '/shop-pages/:slug/buyer-links',
    writes: 'append',
    summary: 'Mail the link to past requests; unknown addresses get the same answer and no mail',
    params: slug,
    body: z.strictObject({ email, language: z.enum(shopLanguages) }),
    status: 202,
    answer: done,
    errors: pageErrors,
  }),
  past: route({
    method: 'GET',
    path: '/shop-buyers/:token',
    summary: 'Requests that one address sent to one shop',
    access: 'public',
    params: token,
    answer: pastRequests,
    errors: ['SHOP_LINK_UNKNOWN'],
  }),
  request: route({
    method: 'GET',
    path: '/shop-requests/:token',
    summary: 'A request as its buyer sees it: state, parts, files, questions and the offer',
    access: 'public',
    params: token,
    answer: shopRequestView,
    errors: ['SHOP_LINK_UNKNOWN'],
  }),
  addFile: route({
    ...byBuyer,
    method: 'POST',
    path: '/shop-requests/:token/files',
    writes: 'append',
    summary: 'Add a file to a request',
    params: token,
    query,
    upload,
    status: 201,
    answer: shopRequestView,
    errors: ['SHOP_LINK_UNKNOWN', 'SHOP_REQUEST_CLOSED', ...fileErrors],
  }),
  answer: route({
    ...byBuyer,
    method: 'POST',
    path: '/shop-requests/:token/answers',
    writes: 'append',
    summary: 'Answer the questions of the shop',
    params: token,
    body: z.strictObject({ text: requiredText(5000, 'Scrivi la risposta') }),
    answer: shopRequestView,
    errors: ['SHOP_LINK_UNKNOWN', 'SHOP_REQUEST_CLOSED'],
  }),
  /** A quote that was made from it stays with the shop, which has to keep its own documents. */
  remove: route({
    ...byBuyer,
    method: 'DELETE',
    path: '/shop-requests/:token',
    writes: 'once',
    summary: 'Delete a request with its files and personal data',
    params: token,
    answer: done,
    errors: ['SHOP_LINK_UNKNOWN'],
  }),
};
