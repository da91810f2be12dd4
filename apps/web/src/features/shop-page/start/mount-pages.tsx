import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { queryClient } from '../../../lib/api/query-client.ts';
import { isDrawnForVisitor } from './may-wait.ts';
import { PageTree } from './page-tree.tsx';

/** Shows the page in the container, taking over the server's picture where it fits; resolves when it can answer. */
export function mountPages(container: HTMLElement): Promise<Root> {
  return new Promise((resolve) => {
    const { pathname } = window.location;
    const page = (
      <PageTree path={pathname} client={queryClient} language={null} onMounted={() => resolve(root)} />
    );
    const isDrawn = isDrawnForVisitor(container);
    const root = isDrawn ? hydrateRoot(container, page) : createRoot(container);
    if (!isDrawn) root.render(page);
  });
}
