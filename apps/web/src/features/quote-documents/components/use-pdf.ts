import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fileBlob } from '../../../lib/save-file.ts';
import { type DocumentKind, pdfQuery } from '../api/document-calls.ts';

/** A PDF of the server as an address of this page, gone when the page is. */
export function usePdf(guid: string, kind: DocumentKind, revision: number | undefined, version: number) {
  const query = useQuery(pdfQuery(guid, kind, revision, version));
  const [url, setUrl] = useState<string | null>(null);
  const file = query.data;
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(fileBlob(file));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return { query, file, url };
}
