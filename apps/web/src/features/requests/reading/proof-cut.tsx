import { useQuery } from '@tanstack/react-query';
import type { RequestFile, RequestPlace } from '@truciolo/contract';
import { useCallback, useState } from 'react';
import { fileBytesQuery } from '../api/file-bytes.ts';
import { cutWindow } from './cut-window.ts';
import { type PageWindow, PdfPage } from './pdf-page.tsx';
import classes from './proof-strip.module.css';
import { usePdf } from './shared-pdf.ts';

const CUT = { width: 298, height: 76 };

/** A cut-out of the drawing around the rectangle of a value, with the rectangle marked. */
export function ProofCut({ file, place }: { readonly file: RequestFile; readonly place: RequestPlace }) {
  const pdf = usePdf(useQuery(fileBytesQuery(file)).data ?? null);
  const [mark, setMark] = useState<PageWindow & { readonly page: { width: number; height: number } }>();
  const { page, left, top, width, height } = place;
  const windowOf = useCallback(
    (whole: { readonly width: number; readonly height: number }) => {
      const cut = cutWindow({ page, left, top, width, height }, whole, CUT);
      setMark({ ...cut, page: { width: whole.width, height: whole.height } });
      return cut;
    },
    [page, left, top, width, height],
  );
  return (
    <div className={classes.cut} style={{ height: CUT.height }}>
      {pdf ? <PdfPage pdf={pdf} page={page} windowOf={windowOf} /> : null}
      {mark ? (
        <i
          className={classes.cutMark}
          style={{
            left: left * mark.page.width * mark.scale - mark.left,
            top: top * mark.page.height * mark.scale - mark.top,
            width: width * mark.page.width * mark.scale,
            height: height * mark.page.height * mark.scale,
          }}
        />
      ) : null}
    </div>
  );
}
