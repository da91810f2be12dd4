import { type RegistryTools, RegistryToolsProvider } from '../../components/registry/registry-tools.ts';
import { QuoteSheets } from '../../features/imports/components/quote-sheets.tsx';
import { SelectionSheets } from '../../features/imports/components/selection-sheets.tsx';
import { QuoteHistoryPage } from '../../features/quote-history/pages/quote-history-page.tsx';

const tools: RegistryTools = { Page: QuoteSheets, Selection: SelectionSheets };

/** Storico Preventivi with its Excel sheets. */
export function QuoteHistoryRoute() {
  return (
    <RegistryToolsProvider value={tools}>
      <QuoteHistoryPage />
    </RegistryToolsProvider>
  );
}
