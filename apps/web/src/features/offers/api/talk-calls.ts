import { queryOptions } from '@tanstack/react-query';
import { type OfferQuestion, offerTalk } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';

export const talkQuery = (token: string) =>
  queryOptions({
    queryKey: ['offer-talk', token],
    queryFn: ({ signal }) => silentApi(offerTalk.read, { params: { token } }, { signal }),
    retry: false,
  });

export const sendQuestion = (token: string, body: OfferQuestion) =>
  silentApi(offerTalk.ask, { params: { token }, body });
