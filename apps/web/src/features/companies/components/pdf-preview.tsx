import type { CompanyFields } from '@truciolo/contract';
import { printNumber, provinceCode } from '@truciolo/italian';
import type { CSSProperties } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { logoAddress } from '../logo-address.ts';

import classes from './pdf-preview.module.css';

interface PdfPreviewProps {
  readonly fields: CompanyFields;
  readonly logoUrl: string | null;
}

const HEX = /^#[0-9a-f]{6}$/i;

const present = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

/** The shop's own lines below the head, in the order of the printed paper; a logo does not say the name. */
const companyLines = (fields: CompanyFields, hasLogo: boolean): string => {
  const { name, address, postalCode, city, province, vatNumber, phone, email, website, pec } = fields;
  const place = present([postalCode, city, province && `(${provinceCode(province)})`], ' ');
  return present(
    [
      hasLogo ? name : '',
      present([address, place], ', '),
      vatNumber && `P.IVA ${vatNumber}`,
      present([phone, email, website], ' · '),
      pec && `PEC ${pec}`,
    ],
    '\n',
  );
};

/** The head and foot of a quote as they will be printed: paper is white in both themes. */
export function PdfPreview({ fields, logoUrl }: PdfPreviewProps) {
  const colour = HEX.test(fields.pdfColour) ? fields.pdfColour : '#000000';
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
        <p className={classes.company}>{companyLines(fields, logoUrl !== null)}</p>
        <p className={classes.text}>{fields.pdfIntro || 'Qui il testo di apertura.'}</p>
        <div className={classes.rows} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <p className={classes.foot}>{fields.pdfFooter || 'Qui il piè di pagina.'}</p>
      </div>
    </Panel>
  );
}
