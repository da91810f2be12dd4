import { useQuery } from '@tanstack/react-query';
import { isPictureKind, type RequestFile, type RequestPlace } from '@truciolo/contract';
import { useCallback, useState } from 'react';
import { addressOf } from '../../../entities/files/attached-file.ts';
import { fileBytesQuery } from '../api/file-bytes.ts';
import { cutWindow } from './cut-window.ts';
import { type PageWindow, PdfPage } from './pdf-page.tsx';
import classes from './proof-strip.module.css';
import { usePdf } from './shared-pdf.ts';

const CUT = { width: 298, height: 76 };

interface Size {
  readonly width: number;
  readonly height: number;
}

interface ShownProps {
  readonly file: RequestFile;
  readonly page: number;
  readonly mark: (PageWindow & { readonly page: Size }) | undefined;
  /** The part to show of a page or picture of this size. */
  readonly windowOf: (whole: Size) => PageWindow;
}

function PageCut({ file, page, windowOf }: ShownProps) {
  const pdf = usePdf(useQuery(fileBytesQuery(file)).data ?? null);
  return pdf ? <PdfPage pdf={pdf} page={page} windowOf={windowOf} /> : null;
}

/** The whole picture, moved so that the part shows. */
function PictureCut({ file, mark, windowOf }: ShownProps) {
  const style = mark
    ? { left: -mark.left, top: -mark.top, width: mark.page.width * mark.scale }
    : { visibility: 'hidden' as const };
  return (
    <img
      src={addressOf(file)}
      alt=""
      className={classes.cutPicture}
      style={style}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        windowOf({ width: naturalWidth, height: naturalHeight })
      }
    />
  );
}

/** A cut-out of the drawing around the rectangle of a value, with the rectangle marked. */
export function ProofCut({ file, place }: { readonly file: RequestFile; readonly place: RequestPlace }) {
  const [mark, setMark] = useState<PageWindow & { readonly page: Size }>();
  const { page, left, top, width, height } = place;
  const windowOf = useCallback(
    (whole: Size) => {
      const cut = cutWindow({ page, left, top, width, height }, whole, CUT);
      setMark({ ...cut, page: { width: whole.width, height: whole.height } });
      return cut;
    },
    [page, left, top, width, height],
  );
  const Cut = isPictureKind(file.kind) ? PictureCut : PageCut;
  return (
    <div className={classes.cut} style={{ height: CUT.height }}>
      <Cut file={file} page={page} mark={mark} windowOf={windowOf} />
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
