import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deliveryQuery } from '../api/document-calls.ts';

/** Polling interval of a mail in delivery. */
const POLL_MS = 1500;

/** Mails and links of a quote; `onDelivered` once a mail that was under way has been taken by the mail server. */
export function useDelivery(guid: string, onDelivered: () => void) {
  const delivery = useQuery({
    ...deliveryQuery(guid),
    refetchInterval: ({ state }) =>
      state.data?.mails.some(({ deliveredAt }) => deliveredAt === null) ? POLL_MS : false,
  });
  const open = delivery.data?.mails.filter(({ deliveredAt }) => deliveredAt === null).length ?? 0;
  const before = useRef(open);
  const told = useRef(onDelivered);
  useEffect(() => {
    told.current = onDelivered;
  });
  useEffect(() => {
    if (open < before.current) told.current();
    before.current = open;
  }, [open]);
  return delivery;
}
