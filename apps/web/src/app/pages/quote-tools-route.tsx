import { useParams } from 'react-router';
import { CommentsButton } from '../../features/comments/components/comments-button.tsx';
import { FilesStrip } from '../../features/files/components/files-strip.tsx';
import { DeliveryPanel } from '../../features/job-plan/components/delivery-panel.tsx';
import { DueCheck } from '../../features/job-plan/components/due-check.tsx';
import { OfferedDays } from '../../features/job-plan/components/offered-days.tsx';
import { OrderButton } from '../../features/jobs/components/order-button.tsx';
import { OrderNote } from '../../features/jobs/components/order-note.tsx';
import { PreviewButton } from '../../features/quote-documents/components/preview-button.tsx';
import { SendButton } from '../../features/quote-documents/components/send-button.tsx';
import type { QuoteSlots } from '../../features/quotes/editor/head/head-slots.ts';
import { QuoteToolsPage } from '../../features/quotes/editor/page/quote-tools-page.tsx';
import { PlainQuotePage } from '../../features/quotes/plain/plain-quote-page.tsx';
import { RequestLink } from '../../features/requests/components/request-link.tsx';
import { hasCapability } from '../../lib/session/capabilities.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { quoteWriters } from '../access.ts';
import { UnauthorisedScreen } from '../licence/unauthorised-screen.tsx';

/** The editor of quotes. All users may read an existing quote, only users who may write quotes open a new one. */
export function QuoteToolsRoute() {
  const isNew = (useParams()['*'] ?? '') === '';
  const { capabilities, hideCosts } = useSessionUser();
  const mayWrite = hasCapability(capabilities, quoteWriters);
  if (isNew && !mayWrite) return <UnauthorisedScreen />;
  const shared: Omit<QuoteSlots, 'send'> = {
    comments: ({ quoteGuid, ...positions }) => (
      <CommentsButton place={{ of: 'quote', guid: quoteGuid }} {...positions} mayWrite={mayWrite} />
    ),
    files: (place) => <FilesStrip {...place} />,
    preview: (quote) => <PreviewButton {...quote} />,
  };
  if (hideCosts) return <PlainQuotePage {...shared} send={(quote) => <SendButton {...quote} />} />;
  return (
    <QuoteToolsPage
      {...shared}
      request={(quoteGuid) => <RequestLink quoteGuid={quoteGuid} />}
      orders={(quoteGuid, document) => (
        <OrderNote quoteGuid={quoteGuid} check={(line) => <DueCheck document={document} {...line} />} />
      )}
      send={(quote) =>
        mayWrite ? (
          <>
            <SendButton {...quote} />
            {quote.head?.state === 'accepted' ? (
              <OrderButton
                quoteGuid={quote.head.guid}
                check={(line) => quote.document && <DueCheck document={quote.document} {...line} />}
              />
            ) : null}
          </>
        ) : null
      }
      plan={(asked) => <DeliveryPanel {...asked} />}
      days={(asked) => <OfferedDays {...asked} />}
    />
  );
}
