import { queryOptions } from '@tanstack/react-query';
import { invitations, userSessions, users } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** Begins the key of everything read about the company's users. */
export const usersKey = ['users'] as const;

/** The users with seat and add-ons, shared by Gestione Utenti, Assegnazione Licenze and Gestione Addon. */
export const usersQuery = queryOptions({
  queryKey: [...usersKey, 'list'],
  queryFn: ({ signal }) => api(users.list, {}, { signal }),
});

export const invitationsQuery = queryOptions({
  queryKey: [...usersKey, 'invitations'],
  queryFn: ({ signal }) => api(invitations.list, {}, { signal }),
});

export const userSessionsQuery = (guid: string) =>
  queryOptions({
    queryKey: [...usersKey, 'sessions', guid],
    queryFn: ({ signal }) => api(userSessions.list, { params: { guid } }, { signal }),
  });

export const companySessionsQuery = queryOptions({
  queryKey: [...usersKey, 'sessions'],
  queryFn: ({ signal }) => api(userSessions.listOfCompany, {}, { signal }),
});
