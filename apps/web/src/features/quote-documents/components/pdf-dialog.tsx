import { Button, Menu, Modal, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { type DocumentKind, type ExportFormat, loadExport } from '../api/document-calls.ts';
import classes from './documents.module.css';
import { usePdf } from './use-pdf.ts';

interface PdfDialogProps {
  readonly guid: string;
  readonly title: string;
  readonly version: number;
  readonly onClose: () => void;
}

const KINDS = [
  { value: 'customer', label: 'Per il cliente' },
  { value: 'internal', label: 'Interna' },
];

/** The document as it would go out, beside the work; a browser that cannot show it saves it. */
export function PdfDialog({ guid, title, version, onClose }: PdfDialogProps) {
  const [kind, setKind] = useState<DocumentKind>('customer');
  const { query, file, url } = usePdf(guid, kind, undefined, version);
  const { hideCosts } = useSessionUser();
  useReturnFocus();
  const download = async (format: ExportFormat) => {
    try {
      saveBase64(await loadExport(guid, format));
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="min(1080px, 96vw)"
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <div className={classes.tools}>
        {hideCosts ? null : (
          <>
            <SegmentedControl
              size="xs"
              aria-label="Versione"
              data={KINDS}
              value={kind}
              onChange={(value) => setKind(value as DocumentKind)}
            />
            <Menu position="bottom-end">
              <Menu.Target>
                <Button size="xs" variant="subtle">
                  Esporta
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void download('xlsx')}>Excel</Menu.Item>
                <Menu.Item onClick={() => void download('json')}>JSON</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </>
        )}
        <Button
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.6} />}
          disabled={!file}
          onClick={() => file && saveBase64(file)}
        >
          Scarica PDF
        </Button>
      </div>
      <div className={classes.paper} aria-busy={query.isPending}>
        {query.isError ? (
          <ErrorState title="Il PDF non è pronto" error={query.error} retry={() => void query.refetch()} />
        ) : null}
        {url && navigator.pdfViewerEnabled ? (
          <iframe src={`${url}#navpanes=0&view=FitH`} title={file?.fileName ?? 'PDF'} />
        ) : null}
        {url && !navigator.pdfViewerEnabled ? (
          <p>Questo browser non mostra i PDF nella pagina: scaricalo per vederlo.</p>
        ) : null}
        {query.isPending ? <p role="status">Preparo il documento…</p> : null}
      </div>
    </Modal>
  );
}
