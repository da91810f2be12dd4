import { useQuery } from '@tanstack/react-query';
import type { QuoteFile } from '@truciolo/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { notifyFailed } from '../../components/notify.tsx';
import { useOpenMade } from '../../components/use-open-made.ts';
import { noteAttached } from '../../entities/quotes/unfinished-position.ts';
import { AssistantPage } from '../../features/assistant/pages/assistant-page.tsx';
import { uploadFile } from '../../features/files/api/file-calls.ts';
import { contentQuery } from '../../features/files/api/file-content.ts';
import {
  AddPositionDialog,
  type SavedPosition,
  type ShownFiles,
} from '../../features/quotes/proposal/add-position-dialog.tsx';
import {
  ProposalDifference,
  ProposalPrice,
  ProposalPrices,
} from '../../features/quotes/proposal/proposal-prices.tsx';
import { errorText } from '../../lib/error-text.ts';
import { quotePath } from '../../lib/pages.ts';
import { hasCapability } from '../../lib/session/capabilities.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { quoteWriters } from '../access.ts';

/** Where alternatives are compared: between a sample and a series. */
const COMPARED_QUANTITY = 50;

/** The position exists whatever happens to its files: a failed upload is reported and can be repeated later. */
async function attach({ quoteGuid, positionId }: SavedPosition, files: readonly File[]): Promise<ShownFiles> {
  let shown: ShownFiles = {};
  for (const file of files) {
    try {
      const signal = new AbortController().signal;
      const added = await uploadFile(quoteGuid, positionId, file, { onProgress: () => {}, signal });
      noteAttached(file.name);
      if (file.type.startsWith('image/')) shown = { ...shown, picture: added.guid };
      if (added.kind === 'mesh') shown = { ...shown, mesh: added.guid };
    } catch (error) {
      notifyFailed(`${file.name}: ${errorText(error)}`);
    }
  }
  return shown;
}

/** The model of a quote with which the user opened the page, once it is loaded. */
function useAttached(): File | null {
  const state = useLocation().state as { readonly attached?: QuoteFile } | null;
  const file = state?.attached ?? null;
  const content = useQuery({ ...contentQuery(file ?? NO_FILE), enabled: file !== null }).data;
  return useMemo(() => (file && content ? new File([content], file.name) : null), [file, content]);
}

const NO_FILE = { guid: '', url: '' } as QuoteFile;

/** The 3D assistant with the quote's own prices and its way into one. */
export function AssistantRoute() {
  const openMade = useOpenMade();
  const attached = useAttached();
  const { capabilities, hideCosts } = useSessionUser();
  const mayWrite = hasCapability(capabilities, quoteWriters);
  const mayPrice = mayWrite && !hideCosts;
  return (
    <AssistantPage
      attached={attached}
      prices={mayPrice ? (proposal, band) => <ProposalPrices proposal={proposal} band={band} /> : null}
      price={
        mayPrice ? (proposal) => <ProposalPrice proposal={proposal} quantity={COMPARED_QUANTITY} /> : null
      }
      difference={mayPrice ? (before, after) => <ProposalDifference before={before} after={after} /> : null}
      newPosition={
        mayPrice
          ? (props) => (
              <AddPositionDialog
                {...props}
                attach={attach}
                onSaved={({ quoteGuid }) => openMade(quotePath(quoteGuid))}
              />
            )
          : null
      }
    />
  );
}
