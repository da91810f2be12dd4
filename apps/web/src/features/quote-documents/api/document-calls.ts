import { queryOptions } from '@tanstack/react-query';
import {
  type NewQuoteMail,
  quoteDelivery,
  type quoteDocumentKinds,
  quoteDocuments,
  type quoteExportFormats,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export type DocumentKind = (typeof quoteDocumentKinds)[number];
export type ExportFormat = (typeof quoteExportFormats)[number];

export const deliveryKey = (guid: string) => ['quote-delivery', guid] as const;

export const deliveryQuery = (guid: string) =>
  queryOptions({
    queryKey: deliveryKey(guid),
    queryFn: ({ signal }) => api(quoteDelivery.get, { params: { guid } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Printed again each time it is opened: the document may have changed. */
export const pdfQuery = (guid: string, kind: DocumentKind, revision: number | undefined, version: number) =>
  queryOptions({
    queryKey: ['quote-pdf', guid, kind, revision, version],
    queryFn: ({ signal }) =>
      api(
        quoteDocuments.pdf,
        { params: { guid }, query: { kind, ...(revision ? { revision } : {}) } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });

export const loadExport = (guid: string, format: ExportFormat) =>
  api(quoteDocuments.export, { params: { guid }, query: { format } });

export const mailQuote = (guid: string, body: NewQuoteMail) =>
  api(quoteDelivery.send, { params: { guid }, body });

export const newLink = (guid: string, body: { anyQuantity: boolean; confirmed: boolean }) =>
  api(quoteDelivery.createLink, { params: { guid }, body });

export const closeLink = (guid: string, linkGuid: string) =>
  api(quoteDelivery.revokeLink, { params: { guid, linkGuid } });
