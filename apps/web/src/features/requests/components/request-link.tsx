import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useOfferedActs } from '../../../lib/page-acts.ts';
import { requestPath } from '../../../lib/pages.ts';
import { requestOfQuoteQuery } from '../api/request-calls.ts';

/** From a quote to the request it was made from, by mouse and from the command palette. */
export function RequestLink({ quoteGuid }: { readonly quoteGuid: string }) {
  const navigate = useNavigate();
  const request = useQuery(requestOfQuoteQuery(quoteGuid)).data?.request;
  useOfferedActs(
    request ? [{ label: 'Apri la richiesta', run: () => void navigate(requestPath(request.guid)) }] : [],
  );
  if (!request) return null;
  return (
    <Button
      component={Link}
      to={requestPath(request.guid)}
      variant="default"
      title={request.subject}
      leftSection={<IconInbox size={16} stroke={1.6} />}
    >
      {request.answered ? 'Risposta del cliente' : 'Richiesta'}
    </Button>
  );
}
