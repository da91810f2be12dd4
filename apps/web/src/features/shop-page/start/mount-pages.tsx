import { shopLanguages } from '@truciolo/contract';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { queryClient } from '../../../lib/api/query-client.ts';
import { PageTree } from './page-tree.tsx';

/** Shows the page in the container, taking over the server's picture if there is one; resolves when it can answer. */
export function mountPages(container: HTMLElement): Promise<Root> {
  return new Promise((resolve) => {
    const { pathname } = window.location;
    const isDrawn = container.hasChildNodes();
    const drawn = shopLanguages.find((language) => language === document.documentElement.lang) ?? null;
    const page = (
      <PageTree
        path={pathname}
        client={queryClient}
        language={isDrawn ? drawn : null}
        onMounted={() => resolve(root)}
      />
    );
    const root = isDrawn ? hydrateRoot(container, page) : createRoot(container);
    if (!isDrawn) root.render(page);
  });
}
