import type { CompanyFields } from '@truciolo/contract';
import { footLines, letterheadLines, printNumber, provinceCode } from '@truciolo/italian';
import type { CSSProperties } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { logoAddress } from '../logo-address.ts';

import classes from './pdf-preview.module.css';

interface PdfPreviewProps {
  readonly fields: CompanyFields;
  readonly logoUrl: string | null;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The head and foot of a quote as they will be printed: paper is white in both themes. */
export function PdfPreview({ fields, logoUrl }: PdfPreviewProps) {
  const colour = HEX.test(fields.pdfColour) ? fields.pdfColour : '#000000';
  const shop = { ...fields, province: fields.province && provinceCode(fields.province) };
  return (
    <Panel title="Anteprima del PDF" note="intestazione">
      <div className={classes.sheet} style={{ '--print': colour } as CSSProperties}>
        <div className={classes.head}>
          {logoUrl ? <img src={logoAddress(logoUrl)} alt="" /> : <b>{fields.name}</b>}
          <span>
            <small className={classes.kind}>PREVENTIVO</small>
            <b className={classes.number}>
              {printNumber(fields.quoteNumberFormat, new Date().getFullYear(), 1)}
            </b>
          </span>
        </div>
        <p className={classes.company}>{letterheadLines(shop, logoUrl !== null)}</p>
        {fields.pdfIntro ? <p className={classes.text}>{fields.pdfIntro}</p> : null}
        <div className={classes.rows} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <p className={classes.foot}>
          <span>{footLines(shop, fields.pdfFooter)}</span>
          <span>Pagina 1 di 1</span>
        </p>
      </div>
    </Panel>
  );
}
