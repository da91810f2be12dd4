import { floor } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { recordWork } from './record-work.ts';

export const recordEvents = endpoint(floor.record, async (context, { body }) => ({
  events: await context.tenant((db) => recordWork(db, context, body)),
  now: context.clock().toISOString(),
}));
