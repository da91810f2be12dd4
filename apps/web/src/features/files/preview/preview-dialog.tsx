import { useQuery } from '@tanstack/react-query';
import type { QuoteFile } from '@truciolo/contract';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { addressOf } from '../../../entities/files/attached-file.ts';
import { FileDialog } from '../../../entities/files/file-dialog.tsx';
import { formatDate } from '../../../lib/format/dates.ts';
import { contentQuery } from '../api/file-content.ts';
import { DxfPreview } from './dxf-preview.tsx';
import { MeshPreview } from './mesh-preview.tsx';
import { ModelPreview } from './model-preview.tsx';
import { PdfPreview } from './pdf-preview.tsx';
import classes from './preview.module.css';

interface PreviewDialogProps {
  readonly file: QuoteFile;
  readonly onClose: () => void;
}

/** An attached file to look at without leaving the quote. */
export default function PreviewDialog({ file, onClose }: PreviewDialogProps) {
  return (
    <FileDialog file={file} note={`${file.uploadedBy}, ${formatDate(file.createdAt)}`} onClose={onClose}>
      <Content file={file} />
    </FileDialog>
  );
}

function Content({ file }: { readonly file: QuoteFile }) {
  const content = useQuery(contentQuery(file));
  if (content.isError) {
    return (
      <ErrorState
        title="Il file non si è aperto"
        error={content.error}
        retry={() => void content.refetch()}
      />
    );
  }
  const bytes = content.data;
  if (!bytes) {
    return (
      <p className={classes.words} role="status">
        Apro il file…
      </p>
    );
  }
  switch (file.kind) {
    case 'pdf':
      return <PdfPreview bytes={bytes} name={file.name} />;
    case 'dxf':
      return <DxfPreview bytes={bytes} name={file.name} />;
    case 'step':
    case 'iges':
      return <ModelPreview file={file} bytes={bytes} />;
    case 'mesh':
      return <MeshPreview bytes={bytes} name={file.name} />;
    default:
      return <img className={classes.image} src={addressOf(file)} alt={file.name} />;
  }
}
