import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ShopLanguage, type ShopRequestView, shopLanguages, shopVisits } from '@truciolo/contract';
import { useEffect, useState } from 'react';
import { silentApi } from '../../../lib/api/client.ts';
import { FailedLink } from '../components/failed-link.tsx';
import { RequestSheet } from '../components/request-sheet.tsx';
import { ShopFrame } from '../components/shop-frame.tsx';
import { keepLanguage } from '../language.ts';
import { LanguageContext, shopWords } from '../words/shop-words.ts';

/** /officina/richiesta/:token: the state of a request, for its buyer. */
export function StatePage({ token }: { readonly token: string }) {
  const cache = useQueryClient();
  const queryKey = ['shop-request', token];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => silentApi(shopVisits.request, { params: { token } }, { signal }),
    retry: false,
  });
  const [chosen, setChosen] = useState<ShopLanguage | null>(null);
  const language = chosen ?? data?.language ?? 'it';
  const number = data?.number;
  useEffect(() => {
    document.documentElement.lang = language;
    if (number) document.title = shopWords[language].request(number);
  }, [language, number]);
  if (isPending) return <div aria-busy="true" />;
  if (!data) return <FailedLink error={error} onAgain={() => void refetch()} />;
  const choose = (next: ShopLanguage) => {
    keepLanguage(next);
    setChosen(next);
  };
  return (
    <LanguageContext value={language}>
      <ShopFrame shop={data.shop} languages={shopLanguages} onLanguage={choose}>
        <RequestSheet
          token={token}
          request={data}
          onRequest={(next: ShopRequestView) => cache.setQueryData(queryKey, next)}
        />
      </ShopFrame>
    </LanguageContext>
  );
}
