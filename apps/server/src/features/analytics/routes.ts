import { analyticsStatus, recordEvents as eventsSpec } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { recordEvents } from './record-events.ts';
import { isEnabled } from './repository.ts';

export const analyticsRoutes = [
  endpoint(analyticsStatus, async ({ handles, actor }) => ({
    settings: { isEnabled: await handles.directory((db) => isEnabled(db, actor.supplierGuid)) },
  })),
  endpoint(eventsSpec, recordEvents),
];
