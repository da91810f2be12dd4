import { useEffect, useState } from 'react';
import classes from './preview.module.css';

/** In the browser's own viewer, from an address of this page that is gone when the preview is. */
export function PdfPreview({ bytes, name }: { readonly bytes: ArrayBuffer; readonly name: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  if (!navigator.pdfViewerEnabled)
    return (
      <p className={classes.words}>Questo browser non mostra i PDF nella pagina: scaricalo per vederlo.</p>
    );
  return url === null ? null : (
    <iframe className={classes.frame} src={`${url}#navpanes=0&view=FitH`} title={name} />
  );
}
