import '../../../lib/zod-setup.ts';
import { QueryClient } from '@tanstack/react-query';
import { type ShopLanguage, type SiteConfig, shopPageView } from '@truciolo/contract';
import { renderToString } from 'react-dom/server';
import { pageQuery } from '../api/shop-calls.ts';
import { firstLanguage } from '../language.ts';
import { SiteContext } from '../site-context.ts';
import { pageTitle } from '../words/page-title.ts';
import { PageTree } from './page-tree.tsx';

interface DrawnShop {
  readonly language: ShopLanguage;
  readonly title: string;
  readonly html: string;
}

/** Languages of an `Accept-Language` header, in its order, which browsers write best first. */
const languagesOf = (accepted: string): string[] =>
  accepted
    .split(',')
    .map((one) => one.split(';')[0]?.trim() ?? '')
    .filter(Boolean);

/** The first picture of a shop's page, drawn by the server from the answer of the public call. */
export function renderShop(answer: unknown, accepted: string, site: SiteConfig): DrawnShop {
  const shop = shopPageView.parse(answer);
  const language = firstLanguage(shop.languages, languagesOf(accepted));
  const client = new QueryClient();
  client.setQueryData(pageQuery(shop.slug).queryKey, shop);
  const html = renderToString(
    <SiteContext value={site}>
      <PageTree path={`/officina/${shop.slug}`} client={client} language={language} />
    </SiteContext>,
  );
  return { language, title: pageTitle(shop.name, language), html };
}
