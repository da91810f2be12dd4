import { z } from 'zod';
import { done, guid } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { activeSession } from '../sessions/sessions.ts';

const capability = [capabilities.manageConsumerLicences];
const closed = done.extend({ closed: z.int() });

/** A session with the person it belongs to. */
const companySession = activeSession.extend({ userGuid: guid, userName: z.string() });
export type CompanySession = z.output<typeof companySession>;

export const userSessions = {
  listOfCompany: route({
    method: 'GET',
    path: '/users/sessions',
    summary: 'The open sessions of all users of the company, last used first',
    access: 'session',
    capability,
    answer: z.array(companySession),
  }),
  list: route({
    method: 'GET',
    path: '/users/:guid/sessions',
    summary: 'The open sessions of one user of the company',
    access: 'session',
    capability,
    params: z.object({ guid }),
    answer: z.array(activeSession),
    errors: ['NOT_FOUND'],
  }),
  close: route({
    method: 'DELETE',
    path: '/users/:guid/sessions/:sessionGuid',
    writes: 'once',
    summary: 'Close one session of a user of the company',
    access: 'session',
    capability,
    params: z.object({ guid, sessionGuid: guid }),
    answer: done,
    errors: ['NOT_FOUND'],
  }),
  closeAll: route({
    method: 'DELETE',
    path: '/users/:guid/sessions',
    writes: 'once',
    summary: 'Close every session of a user of the company, but never the calling one',
    access: 'session',
    capability,
    params: z.object({ guid }),
    answer: closed,
    errors: ['NOT_FOUND'],
  }),
};
