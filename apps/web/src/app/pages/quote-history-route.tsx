import { QuoteSheets } from '../../features/imports/components/quote-sheets.tsx';
import { SelectionSheets } from '../../features/imports/components/selection-sheets.tsx';
import { StoredDueCheck } from '../../features/job-plan/components/stored-due-check.tsx';
import { OrderDialog } from '../../features/jobs/components/order-dialog.tsx';
import { QuoteHistoryPage } from '../../features/quote-history/pages/quote-history-page.tsx';
import { type RegistryTools, RegistryToolsProvider } from '../../registry/definition/registry-tools.ts';

const tools: RegistryTools = { Page: QuoteSheets, Selection: SelectionSheets };

/** Storico Preventivi with its Excel sheets. */
export function QuoteHistoryRoute() {
  return (
    <RegistryToolsProvider value={tools}>
      <QuoteHistoryPage
        order={(quoteGuid, onClose) => (
          <OrderDialog
            quoteGuid={quoteGuid}
            check={(line) => <StoredDueCheck quoteGuid={quoteGuid} {...line} />}
            onClose={onClose}
          />
        )}
      />
    </RegistryToolsProvider>
  );
}
