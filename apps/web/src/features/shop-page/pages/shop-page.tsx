import { useQuery } from '@tanstack/react-query';
import { ApiError, type ShopLanguage, type ShopPageView } from '@truciolo/contract';
import { useEffect, useState } from 'react';
import { localText } from '../../../lib/stored-text.ts';
import { pageQuery } from '../api/shop-calls.ts';
import { buyerKey } from '../buyer-key.ts';
import { ClosedPage } from '../components/closed-page.tsx';
import { RequestDesk } from '../components/request-desk.tsx';
import { SentPage } from '../components/sent-page.tsx';
import { ShopFrame } from '../components/shop-frame.tsx';
import { useRequest } from '../desk/use-request.ts';
import { firstLanguage, keepLanguage } from '../language.ts';
import { useFrameHeight } from '../use-frame-height.ts';
import { useOwn } from '../use-own.ts';
import { pageTitle } from '../words/page-title.ts';
import { LanguageContext } from '../words/shop-words.ts';

interface ShopPageProps {
  readonly slug: string;
  /** The language in which the server drew the page; null where it drew none. */
  readonly language?: ShopLanguage | null;
}

/** /officina/:slug: the shop's own page for its buyers. */
export function ShopPage({ slug, language = null }: ShopPageProps) {
  const { data, error, isPending, refetch } = useQuery(pageQuery(slug));
  useFrameHeight();
  if (data) return <OpenPage shop={data} drawn={language} />;
  if (isPending) return <div aria-busy="true" />;
  const code = error instanceof ApiError ? error.code : '';
  const why =
    code === 'SHOP_PAGE_UNKNOWN' ? 'unknown' : code === 'SHOP_PAGE_CLOSED' ? 'closedText' : 'failed';
  const shop = error instanceof ApiError ? error.body.shop : undefined;
  return <ClosedPage why={why} shop={shop} onAgain={why === 'failed' ? () => void refetch() : null} />;
}

interface OpenPageProps {
  readonly shop: ShopPageView;
  readonly drawn: ShopLanguage | null;
}

function OpenPage({ shop, drawn }: OpenPageProps) {
  const [chosen, setChosen] = useState<ShopLanguage | null>(null);
  const own = useOwn(() => firstLanguage(shop.languages), drawn ?? 'it');
  const language = chosen ?? own;
  const request = useRequest(shop);
  const [sent, setSent] = useState<{ readonly token: string; readonly number: string } | null>(null);
  const buyer = useOwn(() => localText.read(buyerKey(shop.slug)), null);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = pageTitle(shop.name, language);
  }, [language, shop.name]);
  const choose = (next: ShopLanguage) => {
    keepLanguage(next);
    setChosen(next);
  };
  return (
    <LanguageContext value={language}>
      <ShopFrame shop={shop} languages={shop.languages} onLanguage={choose}>
        {sent ? (
          <SentPage shop={shop} email={request.buyer.email} sent={sent} onAnother={() => setSent(null)} />
        ) : (
          <RequestDesk
            shop={shop}
            request={request}
            buyer={buyer}
            onSent={(next) => {
              request.clear();
              setSent(next);
              window.scrollTo({ top: 0 });
            }}
          />
        )}
      </ShopFrame>
    </LanguageContext>
  );
}
