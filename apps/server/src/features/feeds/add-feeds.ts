import {
  customers,
  type FeedList,
  jobs,
  materials,
  quotes,
  type RouteSpec,
  seesPrices,
} from '@truciolo/contract';
import { writeCsv } from '@truciolo/italian';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { contextOf } from '../../platform/http/context-of.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { hashToken } from '../../platform/secrets.ts';
import { findActiveActor } from '../identity/index.ts';
import { calendarOf } from './calendar-of.ts';
import { type FoundFeed, findFeedByHash, noteRead } from './repository.ts';
import { tableColumns } from './table-columns.ts';

/** Readings of one address in a minute. */
const READINGS_A_MINUTE = 30;
const PAGE_ROWS = 500;
/** A sheet with more rows is narrowed down by the view's filters. */
const MOST_ROWS = 5000;

const listSpecs: Readonly<Record<FeedList, RouteSpec>> = {
  quotes: quotes.list,
  jobs: jobs.list,
  customers: customers.list,
  materials: materials.list,
};

/** The address in force and its user, with the rights the user has now. */
async function open({ handles, clock, limiter }: Services, token: string, kind: FoundFeed['kind']) {
  const now = clock();
  const feed = await handles.directory((db) => findFeedByHash(db, hashToken(token)));
  if (feed?.kind !== kind) throw new AppError('NOT_FOUND');
  await limiter.take({ [`feed:${feed.guid}`]: READINGS_A_MINUTE }, 1);
  const actor = await handles.directory((db) => findActiveActor(db, feed.userGuid, now));
  if (!actor) throw new AppError('NOT_FOUND');
  await handles.tenant(feed.companyGuid, (db) => noteRead(db, feed.guid, now));
  return { feed, actor, now };
}

/** All rows of a list as its user sees them, page by page. */
async function readRows(services: Services, { handle, spec }: Endpoint, actor: Actor, view: object) {
  const caller = { ip: '', isLocal: false, userAgent: '' };
  const context = contextOf(services, { actor, caller, report: () => {} });
  const rows: Record<string, unknown>[] = [];
  for (let offset = 0; offset < MOST_ROWS; offset += PAGE_ROWS) {
    const query = { ...view, offset, limit: PAGE_ROWS };
    const answer = await handle(context, { params: undefined, query, body: undefined });
    const page = spec.answer.parse(answer) as { rows: Record<string, unknown>[] };
    rows.push(...page.rows);
    if (page.rows.length < PAGE_ROWS) break;
  }
  return rows;
}

const sendText = (reply: FastifyReply, type: string, fileName: string, text: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(text);

/** Secret addresses: calendars and tables that other programs read without a login. */
export function addFeeds(app: FastifyInstance, services: Services, endpoints: readonly Endpoint[]): void {
  const { handles, policy } = services;
  app.get<{ Params: { file: string } }>('/calendars/:file', async ({ params }, reply) => {
    const { feed, actor, now } = await open(services, params.file.replace(/\.ics$/, ''), 'calendar');
    const asked = {
      name: feed.name,
      userGuid: actor.userGuid,
      seesQuotes: seesPrices(actor),
      publicUrl: policy.publicUrl,
      now,
    };
    const text = await handles.tenant(actor.companyGuid, (db) => calendarOf(db, asked));
    return sendText(reply, 'text/calendar', 'truciolo.ics', text);
  });
  app.get<{ Params: { file: string } }>('/tables/:file', async ({ params }, reply) => {
    const { feed, actor } = await open(services, params.file.replace(/\.csv$/, ''), 'table');
    const { list, view } = feed;
    const endpoint = list && endpoints.find(({ spec }) => spec === listSpecs[list]);
    if (!list || !endpoint || !view) throw new AppError('NOT_FOUND');
    const rows = await readRows(services, endpoint, actor, view);
    const columns = tableColumns[list];
    const cells = rows.map((row) => columns.map(([, read]) => read(row)));
    return sendText(
      reply,
      'text/csv',
      'truciolo.csv',
      writeCsv(
        columns.map(([heading]) => heading),
        cells,
      ),
    );
  });
}
