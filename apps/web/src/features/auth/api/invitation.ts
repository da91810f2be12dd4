import { queryOptions } from '@tanstack/react-query';
import { invitations, type RouteInput } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';

type Acceptance = RouteInput<typeof invitations.accept>['body'];

/** The page itself explains what is wrong with a link; there is no session to end. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => silentApi(invitations.read, { params: { token } }, { signal }),
    refetchOnWindowFocus: false,
  });

export const acceptInvitation = (token: string, body: Acceptance) =>
  silentApi(invitations.accept, { params: { token }, body });
